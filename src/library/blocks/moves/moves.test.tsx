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
  const { arms, legs, head } = posture(name);

  test('has the same body as every other posture', () => {
    for (const arm of arms) {
      const [upper = 0, lower = 0] = lengths(arm);
      expect(upper).toBeCloseTo(BODY.upperArm);
      expect(lower).toBeCloseTo(BODY.forearm);
    }
    for (const leg of legs) {
      const [upper = 0, lower = 0] = lengths(leg);
      expect(upper).toBeCloseTo(BODY.thigh);
      expect(lower).toBeCloseTo(BODY.shank);
    }
  });

  test('is on the floor, not in it', () => {
    const heights = [...arms.flat(), ...legs.flat()].map(([, y]) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(3.5);
    expect(head[1]).toBeGreaterThanOrEqual(BODY.headRadius);
  });

  test('shows head and hands inside its drawing', () => {
    const { center } = pose(name);
    for (const [x] of [...arms.flat(), ...legs.flat(), head]) expect(Math.abs(x - center)).toBeLessThan(97);
  });
});

describe('the posture is the one that the articles teach', () => {
  /** How far a point is from the line between two others. */
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
  ])('hands and arms of %s and %s are on the same place', (high, low) => {
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
  ])('from %s to %s the back keeps still', (low, high) => {
    expect(posture(high).shoulder).toEqual(posture(low).shoulder);
  });
});

test('bones that can’t reach are a mistake', () => {
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
