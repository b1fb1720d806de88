import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonHeaders, variedHeaders } from '../../deploy/host-rules.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { KNOWN_DIFFERENCES } from './known-differences.ts';
import type { KnownDifference } from './known-differences.ts';
import type { HostQuestion, Owed } from './questions.ts';

/** The two hosts' responses to one request. */
export interface Comparison {
  readonly question: HostQuestion;
  readonly nginx: Answer;
  readonly workers: Answer;
  /** Faults, described in words. */
  readonly faults: readonly string[];
  /** Differences that are listed with a reason. */
  readonly known: readonly KnownDifference[];
}

const COMPARED_HEADERS = [
  ...[...Object.keys(commonHeaders), ...variedHeaders].map((name) => name.toLowerCase()),
  ...[
    'content-security-policy',
    'cross-origin-resource-policy',
    'cache-control',
    'content-type',
    'location',
    'vary',
    'allow',
    'set-cookie',
  ],
];

/** Statuses where the host writes the body; it contains nothing for visitors. */
const isBare = ({ owed }: HostQuestion): boolean => [301, 304, 405].includes(owed.status);

function partsOf(
  { status, headers, body }: Answer,
  question: HostQuestion,
): Readonly<Record<string, string>> {
  const names = COMPARED_HEADERS.filter((name) => !(isBare(question) && name === 'content-type'));
  const isMarked = question.owed.status === 200 || question.owed.status === 304;
  return {
    status: String(status),
    ...Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])),
    ...(isMarked ? { 'has an etag': String(headers.etag !== undefined) } : {}),
    ...(isBare(question) ? {} : { body: body.toString('latin1') }),
  };
}

const short = (text: string): string => (text.length > 60 ? `${text.length} characters` : text || 'nothing');

/** What each host must answer by itself: the status, the redirect target, the bytes of the file. */
async function breachesOf(folder: string, host: string, owed: Owed, answer: Answer): Promise<string[]> {
  const faults: string[] = [];
  if (answer.status !== owed.status) faults.push(`${host}: ${answer.status}, not ${owed.status}`);
  const { location } = answer.headers;
  if (location !== owed.location)
    faults.push(`${host} leads to ${short(location ?? '')}, not to ${short(owed.location ?? '')}`);
  if (owed.file === undefined) return faults;
  const content = await readFile(join(folder, owed.file)).catch(() => undefined);
  if (content === undefined) return [...faults, `the build has no file ${owed.file}`];
  if (!content.equals(answer.body)) faults.push(`${host}: other bytes than ${owed.file}`);
  return faults;
}

const listedFor = (question: HostQuestion, part: string): KnownDifference | undefined =>
  KNOWN_DIFFERENCES.find(
    (difference) => difference.part === part && difference.topics.includes(question.topic),
  );

async function askTwice(port: number, question: HostQuestion): Promise<Answer> {
  const first = await ask(port, question);
  if (question.isAskedAgain !== true) return first;
  return ask(port, { ...question, headers: { 'if-none-match': String(first.headers.etag) } });
}

/** Sends both hosts the same request, and compares the responses with each other and with the built folder. */
export async function compare(
  folder: string,
  ports: { readonly nginx: number; readonly workers: number },
  question: HostQuestion,
): Promise<Comparison> {
  const [nginx, workers] = await Promise.all([
    askTwice(ports.nginx, question),
    askTwice(ports.workers, question),
  ]);
  const [left, right] = [partsOf(nginx, question), partsOf(workers, question)];
  const different = Object.keys(left).filter((part) => left[part] !== right[part]);
  const known = different.flatMap((part) => listedFor(question, part) ?? []);
  const unknown = different.filter((part) => listedFor(question, part) === undefined);
  const faults = await Promise.all([
    breachesOf(folder, 'nginx', question.owed, nginx),
    breachesOf(folder, 'Cloudflare', question.cloudflare ?? question.owed, workers),
  ]);
  return {
    question,
    nginx,
    workers,
    known,
    faults: [
      ...unknown.map((part) => `${part}: ${short(left[part] ?? '')} and ${short(right[part] ?? '')}`),
      ...faults.flat(),
    ],
  };
}
