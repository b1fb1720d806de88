import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { jointsOf, type Posture } from './joints.ts';
import { MoveFigure } from './MoveFigure.tsx';
import type { Pose } from './pose.ts';
import { POSES, POSE_NAMES, type PoseName } from './poses.ts';
import { BODY, along, directionOf, distanceBetween, jointBetween, type Point } from './skeleton.ts';

const pose = (name: PoseName): Pose => POSES[name];
const posture = (name: PoseName): Posture => jointsOf(pose(name));

const lengths = (joints: readonly Point[]) =>
  joints.slice(1, 3).map((joint, index) => distanceBetween(joints[index] ?? joint, joint));

describe.each(POSE_NAMES)('%s', (name) => {
  const { arms, legs, head, spine } = posture(name);

  test('has the same body as every other pose', () => {
    for (const arm of arms) {
      const [upper = 0, lower = 0] = lengths(arm);
      expect(upper).toBeCloseTo(BODY.upperArm);
      expect(lower).toBeCloseTo(BODY.forearm);
    }
    for (const [index, leg] of legs.entries()) {
      const [upper = 0, lower = 0] = lengths(leg);
      const isTurned = pose(name).legs[index]?.knee !== undefined;
      expect(upper).toBeCloseTo(isTurned ? Math.min(upper, BODY.thigh) : BODY.thigh);
      expect(lower).toBeCloseTo(isTurned ? Math.min(lower, BODY.shank) : BODY.shank);
    }
    const back = spine.slice(1).map((point, index) => distanceBetween(spine[index] ?? point, point));
    expect(back.reduce((sum, length) => sum + length, 0)).toBeCloseTo(BODY.trunk);
  });

  test('is on the floor, not below it', () => {
    const heights = [...arms.flat(), ...legs.flat()].map(([, y]) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(3.5);
    expect(head[1]).toBeGreaterThanOrEqual(BODY.headRadius);
  });

  test('shows head and hands inside its drawing', () => {
    const { center } = pose(name);
    for (const [x] of [...arms.flat(), ...legs.flat(), head]) expect(Math.abs(x - center)).toBeLessThan(97);
  });
});

describe('the pose matches the articles', () => {
  /** Distance of a point from the line through two others. */
  function offLine(point: Point, from: Point, to: Point): number {
    const degrees = directionOf(from, to);
    return distanceBetween(point, along(from, distanceBetween(from, point), degrees));
  }
  const ankle = (name: PoseName): Point => posture(name).legs[0]?.[2] ?? [0, 0];
  const knee = (name: PoseName): Point => posture(name).legs[0]?.[1] ?? [0, 0];

  test.each<PoseName>(['counterPushUpHigh', 'counterPushUpLow', 'pushUpHigh', 'pushUpLow', 'plank'])(
    '%s is straight from the heels to the head',
    (name) => {
      const { shoulder, head } = posture(name);
      for (const point of [knee(name), pose(name).hip, shoulder]) {
        expect(offLine(point, ankle(name), head)).toBeLessThan(2.5);
      }
    },
  );

  test.each<[PoseName, PoseName]>([
    ['counterPushUpHigh', 'counterPushUpLow'],
    ['pushUpHigh', 'pushUpLow'],
  ])('hands and arms of %s and %s are in the same place', (high, low) => {
    expect(pose(high).arms[0]?.to).toEqual(pose(low).arms[0]?.to);
  });

  test('at the top of a bridge, knee, hip and shoulder are in one line', () => {
    expect(offLine(pose('bridgeHigh').hip, posture('bridgeHigh').shoulder, knee('bridgeHigh'))).toBeLessThan(
      1,
    );
    expect(distanceBetween(posture('bridgeHigh').shoulder, posture('bridgeLow').shoulder)).toBeLessThan(1.5);
  });

  test.each<PoseName>(['squat', 'sitAtChair'])('in %s the heels are flat and the hips are behind', (name) => {
    expect(pose(name).legs[0]?.foot ?? 0).toBe(0);
    expect(pose(name).hip[0]).toBeLessThan(ankle(name)[0] - 20);
    expect(posture(name).shoulder[0]).toBeGreaterThan(ankle(name)[0] - 5);
    expect(posture(name).shoulder[0]).toBeLessThan(ankle(name)[0] + BODY.toes);
  });

  test('a hinge moves the hips back and leaves the shin upright', () => {
    expect(pose('hinge').hip[0]).toBeLessThan(-20);
    expect(Math.abs(knee('hinge')[0] - ankle('hinge')[0])).toBeLessThan(8);
  });

  test.each<PoseName>(['plank', 'kneePlank'])('in %s the elbow is under the shoulder', (name) => {
    const { shoulder, arms } = posture(name);
    expect(Math.abs((arms[0]?.[1]?.[0] ?? 0) - shoulder[0])).toBeLessThan(4);
  });

  test.each<[PoseName, PoseName]>([
    ['rowLow', 'rowHigh'],
    ['benchRowLow', 'benchRowHigh'],
  ])('from %s to %s the back stays still', (low, high) => {
    expect(posture(high).shoulder).toEqual(posture(low).shoulder);
  });
});

describe('the stretches match the routine', () => {
  const leg = (name: PoseName, index: number): readonly Point[] => posture(name).legs[index] ?? [];
  const point = (joints: readonly Point[] | undefined, index: number): Point => joints?.[index] ?? [0, 0];
  /** How far a knee or an elbow is bent; 0 is straight. */
  function bendOf(joints: readonly Point[] | undefined): number {
    const [from, middle, to] = [0, 1, 2].map((index) => point(joints, index)) as [Point, Point, Point];
    const turn = directionOf(middle, to) - directionOf(from, middle);
    return Math.abs(((turn + 540) % 360) - 180);
  }

  test('cat rounds the back and cow lets it sink, with hands and knees in the same place', () => {
    const middleAboveLine = (name: PoseName): number => {
      const { hip, shoulder, spine } = posture(name);
      return point(spine, spine.length >> 1)[1] - (hip[1] + shoulder[1]) / 2;
    };
    expect(middleAboveLine('cat')).toBeGreaterThan(8);
    expect(middleAboveLine('cow')).toBeLessThan(-4);
    expect(pose('cat').arms).toEqual(pose('cow').arms);
    expect(distanceBetween(point(leg('cat', 0), 1), point(leg('cow', 0), 1))).toBeLessThan(2.5);
    for (const name of ['cat', 'cow'] as const) {
      const { shoulder, arms } = posture(name);
      expect(Math.abs(point(arms[0], 2)[0] - shoulder[0])).toBeLessThan(6);
      expect(bendOf(arms[0])).toBeLessThan(30);
      expect(Math.abs(pose(name).hip[0] - point(leg(name, 0), 1)[0])).toBeLessThan(6);
    }
  });

  test('in the doorway the elbow is at shoulder height and the forearm is upright on the frame', () => {
    const [shoulder, elbow, hand] = [0, 1, 2].map((index) =>
      point(posture('doorwayChest').arms[0], index),
    ) as [Point, Point, Point];
    expect(Math.abs(elbow[1] - shoulder[1])).toBeLessThan(4);
    for (const [x] of [elbow, hand]) expect(Math.abs(x - 46)).toBeLessThan(3);
  });

  test('the hip shifts forward over the same knee and foot, below an upright trunk', () => {
    const [before, after] = [leg('halfKneel', 0), leg('hipStretch', 0)];
    expect(distanceBetween(point(before, 1), point(after, 1))).toBeLessThan(0.1);
    expect(point(leg('halfKneel', 1), 2)).toEqual(point(leg('hipStretch', 1), 2));
    expect(pose('hipStretch').hip[0]).toBeGreaterThan(pose('halfKneel').hip[0] + 8);
    for (const name of ['halfKneel', 'hipStretch'] as const) expect(pose(name).lean).toBe(0);
  });

  test('the leg in the towel is straight and raised, with the hand on the towel', () => {
    const { arms } = posture('strapHamstring');
    const towel = pose('strapHamstring').towel ?? [];
    expect(bendOf(leg('strapHamstring', 0))).toBeLessThan(6);
    expect(towel).toContainEqual(point(arms[0], 2));
    expect(distanceBetween(point(towel, towel.length - 1), point(leg('strapHamstring', 0), 2))).toBeLessThan(
      10,
    );
  });

  test('in figure four an ankle is on the other thigh, near the knee, and a hand is behind that thigh', () => {
    const [hip, knee] = [point(leg('figureFour', 1), 0), point(leg('figureFour', 1), 1)];
    const ankle = point(leg('figureFour', 0), 2);
    expect(distanceBetween(ankle, knee)).toBeLessThan(15);
    expect(
      distanceBetween(ankle, along(hip, distanceBetween(hip, ankle), directionOf(hip, knee))),
    ).toBeLessThan(10);
    const hand = point(posture('figureFour').arms[0], 2);
    expect(
      distanceBetween(hand, along(hip, distanceBetween(hip, hand), directionOf(hip, knee))),
    ).toBeLessThan(10);
  });

  test('at the wall the back leg is straight, in one line with the trunk, and its heel is down', () => {
    expect(bendOf(leg('calfAtWall', 0))).toBeLessThan(6);
    expect(pose('calfAtWall').legs[0]?.foot ?? 0).toBe(0);
    const [hip, ankle] = [pose('calfAtWall').hip, point(leg('calfAtWall', 0), 2)];
    expect(directionOf(ankle, hip)).toBeCloseTo(pose('calfAtWall').lean);
    expect(bendOf(leg('calfAtWall', 1))).toBeGreaterThan(30);
  });
});

test('bones that can’t reach are an error', () => {
  expect(() => jointBetween([0, 0], { to: [60, 0], bend: 1 }, 28, 25)).toThrow(
    '60 is out of reach of 28 and 25',
  );
});

test('a figure names its positions and its text alternative', () => {
  render(
    <MoveFigure
      caption="Squat."
      alt="Standing, then squatting."
      positions={[
        { pose: 'stand', label: 'Stand tall' },
        { pose: 'squat', label: 'Hips back' },
      ]}
    />,
  );
  const drawing = screen.getByRole('img', { name: 'Standing, then squatting.' });
  expect(drawing.querySelectorAll('svg')).toHaveLength(2);
  expect(drawing.textContent).toBe('Stand tallHips back');
  expect(screen.getByRole('figure').textContent).toContain('Squat.');
});
