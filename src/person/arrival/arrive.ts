/** What a form's page opens with: entries of this visit, an earlier result, and what was typed before hydration. */
import type { RefObject } from 'react';
import { clearEarlyEntries, readEarlyEntries, ARRIVED_ATTRIBUTE, type EarlyEntries } from './early-entry.ts';
import { localDay } from '#person/log/local-day.ts';
import { takeCalculateRequest } from './calculate-request.ts';
import { changedEntries, initialEntries, type Texts, type Tool } from '#person/entries/field.ts';
import { loadHistory } from '#person/entries/history.ts';
import { entriesFromPage, GOAL_NAMES, GOAL_WAY_NAMES } from '#person/entries/known-entries.ts';
import type { FormEvent } from '#person/entries/machine.ts';
import { chosenWay, hasPresets, sessionPresets } from '#person/entries/session.ts';
import { loadOwnSession, tabPerson } from '#person/entries/tab-person.ts';

export type Send<Entries> = (event: FormEvent<Entries>) => void;

export interface FormOptions<Entries> {
  readonly form: RefObject<HTMLFormElement>;
  /** Entries that the page takes over from other tools when it opens, besides the session's own. */
  readonly adopted?: () => Partial<Entries>;
  /** False if the page opens without an answer, even after Back: its press does something else than calculate. */
  readonly isRestored?: boolean;
  /** What a link asks for that calculates at once: the text after `CALCULATE_FRAGMENT`. */
  readonly requested?: (request: string, entries: Entries) => Partial<Entries>;
  /** True for a goal that the tool refuses: it ends with the page on which it was typed. */
  readonly isGoalRefused?: (entries: Entries) => boolean;
}

/** Today, for a tool that has it as a field. */
export const todayFor = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
): Partial<Entries> => ('today' in tool.fields ? { today: localDay(new Date()) } : {}) as Partial<Entries>;

/**
 * The session's entries. A plan that is asked for has its own goal unless the visitor has one, and its own date unless it's
 * asked for without days and the visitor has chosen theirs.
 */
function sessionFor<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { requested, isGoalRefused }: FormOptions<Entries>,
  request: string | null,
): Partial<Entries> | null {
  const isOwnWay = request === '' && chosenWay() !== null;
  if (request !== null && requested) return loadOwnSession(tool, isOwnWay ? [] : GOAL_WAY_NAMES);
  const session = loadOwnSession(tool);
  const entries = changedEntries(tool, initialEntries(tool), { ...session, ...todayFor(tool) });
  return isGoalRefused?.(entries) === true ? loadOwnSession(tool, GOAL_NAMES) : session;
}

/** The page's place in the visit. */
interface Visit<Entries> {
  readonly options: FormOptions<Entries>;
  readonly early: EarlyEntries;
  /** What a link asks to calculate at once; `null` without one. */
  readonly request: string | null;
  readonly session: Partial<Entries> | null;
  /** Those of an earlier result of this page, which has been shown; `null` without one. */
  readonly recalled: Partial<Entries> | null;
  readonly known: Partial<Entries>;
}

/** What a link asks for, beside the entries that are known. */
function fillRequested<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { options: { requested }, request, known }: Visit<Entries>,
  send: Send<Entries>,
): void {
  if (request === null || !requested) return;
  const entries = changedEntries(tool, initialEntries(tool), { ...known, ...todayFor(tool) });
  send({ type: 'filled', entries: requested(request, entries) });
}

/** True for entries of this visit alone. What is kept may be newer: a form that starts with it answers then. */
const isGiven = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { options, early, session, recalled }: Visit<Entries>,
): boolean =>
  options.isRestored !== false &&
  session !== null &&
  !recalled &&
  early.isEmpty &&
  tabPerson() === null &&
  hasPresets(tool);

/** Answers what was asked for, and entries of this visit that are all it takes: those quietly. */
function answer<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  visit: Visit<Entries>,
  send: Send<Entries>,
): void {
  const { early, request, session, known } = visit;
  // Entries of this visit, or of a child that the adult tools had.
  const isKnown = session !== null || 'weight' in known;
  if (early.isPressed || (request !== null && isKnown)) send({ type: 'submitted' });
  else if (isGiven(tool, visit)) send({ type: 'filled', entries: {}, isAnswered: true });
}

/**
 * Takes over the session's entries, an earlier result of this page, and what was entered before hydration. The earlier
 * result is of its own day until the page's.
 */
export function arrive<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  form: HTMLFormElement,
  options: FormOptions<Entries>,
  send: Send<Entries>,
): void {
  const early = readEarlyEntries(form);
  const request = takeCalculateRequest();
  const recalled = loadHistory(tool);
  const session = sessionFor(tool, options, request);
  const known = { ...options.adopted?.(), ...session, ...recalled };
  const visit = { options, early, request, session, recalled, known };
  send({ type: 'filled', entries: known, presets: sessionPresets() });
  if (recalled) send({ type: 'recalled' });
  send({ type: 'turned', entries: todayFor(tool) });
  fillRequested(tool, visit, send);
  send({ type: 'filled', entries: entriesFromPage(tool, early) });
  early.restoreFocus(form);
  clearEarlyEntries(form);
  form.setAttribute(ARRIVED_ATTRIBUTE, '');
  answer(tool, visit, send);
}
