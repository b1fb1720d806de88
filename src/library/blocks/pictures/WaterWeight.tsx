import { LineFigure } from '#library/blocks/figures/LineFigure.tsx';
import { waterWords } from './picture-words.ts';
import { FAT, SCALE, TREND, type Course } from './water-weight.ts';

const pointsOf = (course: Course) => course.map(([day, pounds]): [number, number] => [day, pounds]);

/** Eight weeks of steady fat loss, as the scale shows them. */
export function WaterWeight() {
  const { alt, caption, days, fat, scale, trend } = waterWords;
  return (
    <LineFigure
      alt={alt(SCALE, FAT)}
      caption={caption}
      xLabel={days}
      yLabel="lb"
      series={[
        { label: trend, points: pointsOf(TREND) },
        { label: scale, points: pointsOf(SCALE) },
        { label: fat, dashed: true, points: pointsOf(FAT) },
      ]}
    />
  );
}
