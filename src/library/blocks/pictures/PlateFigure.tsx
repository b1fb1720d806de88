import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import { LINE_ART } from './line-art.ts';
import { plateWords } from './picture-words.ts';

/** The middle of each part's name; the plate's middle is 117. */
const NAMES = {
  vegetables: { x: 70, y: 117 },
  protein: { x: 161, y: 79 },
  carbs: { x: 161, y: 155 },
} as const;

/** A plate in three parts. */
export function PlateFigure() {
  const { alt, caption, parts } = plateWords;
  return (
    <Drawing alt={alt} caption={caption}>
      <svg
        width="100%"
        height="18em"
        viewBox="0 0 234 234"
        preserveAspectRatio="xMinYMid"
        fill="currentColor"
        textAnchor="middle"
        aria-hidden="true"
      >
        <circle {...LINE_ART.shape} cx="117" cy="117" r="114" />
        <path {...LINE_ART.tint} d="M117 22a95 95 0 0 0 0 190Z" />
        <path
          {...LINE_ART.line}
          fill="var(--color-protein)"
          fillOpacity="0.2"
          d="M117 22a95 95 0 0 1 95 95h-95Z"
        />
        <path
          {...LINE_ART.line}
          fill="var(--color-carbs)"
          fillOpacity="0.2"
          d="M117 212a95 95 0 0 0 95-95h-95Z"
        />
        {parts.map(({ key, share, name }) => (
          <g key={key}>
            <text {...NAMES[key]} fontSize="13" fontWeight="650">
              {share}
            </text>
            <text {...NAMES[key]} fontSize="13" dy="1.4em">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </Drawing>
  );
}
