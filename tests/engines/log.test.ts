import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importWords } from '#parts/log-import/words/log-import-words.ts';
import { trendWords } from '#calculators/log/trend/trend-words.ts';
import { logPage } from '#tools/log/page-words.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import {
  fill,
  moveSlider,
  open,
  openPart,
  press,
  scrollToHeading,
  see,
  test,
  until,
  upload,
} from './visit.ts';

const MS_PER_DAY = 86_400_000;
const DAYS = 60;

/** Sixty days up to yesterday: a weight that falls by 30 g a day, and now and then a waist and a body fat. */
const rows = Array.from({ length: DAYS }, (_, index) => {
  const day = new Date(Date.now() - (DAYS - index) * MS_PER_DAY).toISOString().slice(0, 10);
  const body = index % 7 === 0 ? `${94 - Math.round(index / 10)},${25 - index / 20}` : ',';
  return `${day},${(82 - 0.03 * index + 0.3 * Math.sin(index * 2.1)).toFixed(1)},2400,${body},`;
});

test('a log is imported and its trend drawn, and today is logged', async ({ visit }) => {
  const file = join(await mkdtemp(join(tmpdir(), 'log-')), 'log.csv');
  await writeFile(file, `date,weight_kg,intake_kcal,waist_cm,body_fat_percent,note\n${rows.join('\n')}\n`);
  await open(visit, '/log');
  await openPart(visit, logPage.importTitle);
  await upload(visit, importWords.file, file);
  await see(visit, 'Read as Evenscale');
  await press(visit, 'button', importWords.import(DAYS));
  await see(visit, importWords.written(DAYS));

  // The trend loads when it comes into view; an island has no box, so what is around it is scrolled to.
  await until(visit, () => {
    const trend = document.querySelector('astro-island[component-url*="LogTrend"]');
    trend?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return trend !== null && !trend.hasAttribute('ssr');
  });
  await scrollToHeading(visit, trendWords.title);
  await moveSlider(visit, 'Home', /Trend 8[12]\.\d kg/u);
  await moveSlider(visit, 'End', /Trend 80\.\d kg/u);
  await see(visit, 'A tape can be off by');
  await expectSoundDrawingsAtAllSizes(visit, { readings: 0 });

  await fill(visit, 'weight', '79.8');
  await press(visit, 'button', logWords.log);
  await see(visit, 'Logged for');
});
