import { paths } from '#config/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { BackgroundLimits } from '#person/assessment.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import {
  backgroundParts,
  noLongerPregnant,
  pregnancyInPrint,
  pregnancyText,
  toPregnancyPage,
} from '#person/matter-words.ts';
import { withGuide } from '#person/policy/gain-words.ts';
import { personNotice, weightWorries } from '#person/policy-words.ts';
import { hasGrowthChart, isHelpNamed, isUnderAge, type ThinPerson } from '#person/policy.ts';
import { fillForm } from '#person/store.ts';
import { helpParts } from '#person/policy/help-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { ChildrenLink, WayOn } from '#person/answer/ChildrenLink.tsx';

/** What the notices follow from, as the reports have it. */
export interface PersonNoticesProps {
  readonly report: ThinPerson & {
    readonly background: BackgroundLimits | null;
    readonly pregnancy: boolean;
  };
}

/** Takes back what was said about a pregnancy, and calculates again. */
export function NoLongerPregnant() {
  return (
    <div className="no-print">
      <Text as="p">{noLongerPregnant.text}</Text>
      <Button kind="secondary" onPress={() => fillForm({ entries: { pregnancy: 'no' }, isSubmitted: true })}>
        {noLongerPregnant.takeBack}
      </Button>
    </div>
  );
}

/** Explains why no target is shown, or gives the second limits for a family background. */
function MatterNotice({ report: { background, pregnancy } }: PersonNoticesProps) {
  if (!pregnancy && !background) return null;
  if (background && !pregnancy)
    return (
      <Notice>
        <Text as="p">{backgroundParts(background)}</Text>
      </Notice>
    );
  return (
    <>
      <div className="no-print">
        <Notice>
          <Text as="p">{pregnancyText}</Text>
          <WayOn href={paths.pregnancyWeightGain} text={toPregnancyPage} />
          <NoLongerPregnant />
        </Notice>
      </div>
      <p className="print-only">{pregnancyInPrint}</p>
    </>
  );
}

/** Notices shown before the figures: what matters for the person, under 18, or below a healthy weight. */
export function PersonNotices({ report }: PersonNoticesProps) {
  const { age, bmi } = report;
  const text = personNotice(report);
  const unit = useEnergyUnit();
  return (
    <>
      <MatterNotice report={report} />
      {text === null ? null : (
        <Notice>
          <Text as="p">{withGuide(text, report, unit)}</Text>
          {isUnderAge(age) && hasGrowthChart(age) ? (
            <>
              <ChildrenLink />
              <Text as="p">{weightWorries}</Text>
            </>
          ) : null}
          {isHelpNamed(age, bmi) ? <Text as="p">{helpParts}</Text> : null}
        </Notice>
      )}
    </>
  );
}

/** A notice before the figures with what an older person can do. */
export function AdviceNotice({ advice }: { readonly advice: string | null }) {
  if (advice === null) return null;
  return (
    <Notice>
      <Text as="p">{advice}</Text>
    </Notice>
  );
}
