import type { ReactNode } from 'react';
import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import { LINE_ART } from './line-art.ts';
import { handWords } from './picture-words.ts';
import styles from './Columns.module.css';

type Hand = keyof typeof handWords.portions;

const WRIST = <path {...LINE_ART.shape} d="M44 128v-26h34v26" />;

/** The part that measures is tinted. */
const HANDS: Readonly<Record<Hand, ReactNode>> = {
  palm: (
    <>
      {WRIST}
      <path {...LINE_ART.shape} d="M34 98 16 76a8 8 0 0 1 12-10l18 20" />
      <path
        {...LINE_ART.shape}
        d="M32 84V38a7 7 0 0 1 14 0v36V22a7 7 0 0 1 14 0v50V26a7 7 0 0 1 14 0v48V40a7 7 0 0 1 14 0v44"
      />
      <rect {...LINE_ART.tint} x="30" y="68" width="60" height="50" rx="18" />
    </>
  ),
  fist: (
    <>
      {WRIST}
      <rect {...LINE_ART.tint} x="24" y="44" width="72" height="68" rx="20" />
      <path
        {...LINE_ART.tint}
        d="M24 84V50a9 9 0 0 1 18 0v30V44a9 9 0 0 1 18 0v36V44a9 9 0 0 1 18 0v36V50a9 9 0 0 1 18 0v34"
      />
      <path {...LINE_ART.tint} d="M32 82h36a9 9 0 0 1 0 18H40" />
    </>
  ),
  thumb: (
    <>
      {WRIST}
      <rect {...LINE_ART.shape} x="26" y="58" width="70" height="60" rx="18" />
      <path {...LINE_ART.line} d="M62 74h33M62 89h34M62 104h32" />
      <path
        {...LINE_ART.tint}
        d="M30 84V32a10 10 0 0 1 20 0v38q14 2 14 14a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10"
      />
      <path {...LINE_ART.line} d="M31 52h18" />
    </>
  ),
};

/** Portions measured by the reader's own hand. */
export function HandPortions() {
  const { alt, caption, portions } = handWords;
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={styles['columns']}>
        {(Object.keys(HANDS) as Hand[]).map((hand) => (
          <div key={hand}>
            <svg
              width="100%"
              height="8em"
              viewBox="0 0 120 130"
              preserveAspectRatio="xMinYMid"
              aria-hidden="true"
            >
              {HANDS[hand]}
            </svg>
            <b>{portions[hand].name}</b>
            <div>{portions[hand].of}</div>
          </div>
        ))}
      </div>
    </Drawing>
  );
}
