/** What the device already knows about the visitor, for the log's three details. */
import type { Gender } from '@evenscale/formulas/energy';
import { readPage } from '#person/database/list-page.ts';
import type { HeightText } from '#person/draft.ts';
import { heightTextOf } from '#person/entries/draft-of.ts';
import { readHeight } from '#person/entries/measure.ts';
import { loadSession } from '#person/entries/session.ts';
import { parseAge } from '#person/form.ts';
import { localDay } from '#person/log/local-day.ts';
import { ageOn } from '#person/log/parse-log.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { formatEntry } from '#ui/text/format.ts';
import { LOG_RULES } from './log-rules.ts';

/** The known details, as texts for the fields. */
export interface KnownPerson {
  readonly gender?: Gender;
  readonly age?: string;
  readonly height?: HeightText;
}

/** The session's entries, which have no untouched presets. */
function fromSession(): KnownPerson {
  const { gender, age = '', height = '' } = loadSession(tdee) ?? {};
  return {
    ...(gender ? { gender } : {}),
    ...(parseAge(age, LOG_RULES).ok ? { age } : {}),
    ...(readHeight(height).ok ? { height: heightTextOf(height) } : {}),
  };
}

async function fromNewestResult(today: string): Promise<KnownPerson> {
  const page = await readPage({ to: 'newest' }, 1);
  const saved = page.ok ? page.value.results[0] : undefined;
  if (!saved) return {};
  const { gender, age, centimetres } = saved.person;
  const saidOn = localDay(new Date(saved.savedAt));
  return {
    gender,
    age: String(ageOn({ age, saidOn }, today)),
    height: { unit: 'cm', centimetres: formatEntry(centimetres) },
  };
}

/** Sex, age and height from the session, or from the newest saved result if they're missing there. */
export async function readKnownPerson(today: string): Promise<KnownPerson | null> {
  const known = { ...(await fromNewestResult(today)), ...fromSession() };
  return Object.keys(known).length > 0 ? known : null;
}
