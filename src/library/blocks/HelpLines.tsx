import { HELP_LINES, HELP_LINES_BY_COUNTRY, type HelpLine } from '#config/help-lines.ts';
import { cautionWords as words } from './caution-words.ts';

const Call = ({ line }: { readonly line: HelpLine }) => <a href={line.href}>{line.number}</a>;

const ByCountry = () => <a href={HELP_LINES_BY_COUNTRY.href}>{HELP_LINES_BY_COUNTRY.name}</a>;

/** The emergency number with the warning signs for the article's subject. */
export function EmergencyLine({ signs }: { readonly signs: string }) {
  return (
    <>
      <strong>
        {words.emergency} <Call line={HELP_LINES.emergency} />
      </strong>{' '}
      {signs}
    </>
  );
}

/** The lines for eating disorders and crises in one sentence. */
export function HelpLinesInOne() {
  return (
    <>
      <strong>{words.takingOver}</strong> {words.callSupport} <Call line={HELP_LINES.eatingDisorder} />
      {words.orCrisis} <Call line={HELP_LINES.crisis} />. {words.outsideUs} <ByCountry />.
    </>
  );
}

/** Help lines, most urgent first. `emergency` lists the warning signs for the article's subject, `crisis` when to call 988. */
export function HelpLines({
  emergency,
  crisis = words.crisis,
}: {
  readonly emergency: string;
  readonly crisis?: string | undefined;
}) {
  return (
    <ul>
      <li>
        <EmergencyLine signs={emergency} />
      </li>
      <li>
        <strong>
          {crisis} <Call line={HELP_LINES.crisis} />
        </strong>{' '}
        ({HELP_LINES.crisis.name}). {words.crisisHours}
      </li>
      <li>
        <strong>
          {words.eatingDisorder} <Call line={HELP_LINES.eatingDisorder} />
        </strong>{' '}
        ({HELP_LINES.eatingDisorder.name}). {words.eatingDisorderHours}
      </li>
      <li>
        <strong>{words.outsideUs}</strong> {words.outsideUsSteps} <ByCountry />.
      </li>
    </ul>
  );
}
