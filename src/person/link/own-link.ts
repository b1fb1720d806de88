/** The visitor's own maintenance calories in a link: three numbers in kcal, `own~2431.4~2301~2562`. */
import type { Kilograms } from '@evenscale/formulas/units';
import { readOwnMaintenance, type OwnMaintenance } from '#person/own-maintenance.ts';

const PREFIX = 'own~';
const NUMBER = /^[\d.e-]{1,24}$/u;

/** The figure and the ends of its interval as the last part of a link; no part without a figure. */
export function writeOwnPart(figure: unknown): readonly string[] {
  const own = readOwnMaintenance(figure);
  return own ? [PREFIX + [own.value, own.low, own.high].join('~')] : [];
}

/** The parts of a link without the one for the figure, and that part if there is one. */
export function takeOwnPart(written: readonly string[], isTaken: boolean) {
  const ownPart = isTaken ? written.at(-1) : undefined;
  return ownPart?.startsWith(PREFIX) ? { parts: written.slice(0, -1), ownPart } : { parts: written };
}

/**
 * Reads the part as untrusted input: `undefined` if there is none, `null` if it's invalid. It applies to the link's
 * weight.
 */
export function readOwnPart(part: string | undefined, weight: Kilograms): OwnMaintenance | null | undefined {
  if (part === undefined) return undefined;
  const texts = part.slice(PREFIX.length).split('~');
  if (texts.length !== 3 || !texts.every((text) => NUMBER.test(text))) return null;
  const [value, low, high] = texts.map(Number);
  return readOwnMaintenance({ value, low, high, weight }) ?? null;
}
