import { Text } from '#ui/text/Text.tsx';

export interface AnnouncementProps {
  /** What a screen reader announces after Calculate; `null` for nothing. */
  readonly text: string | null;
  /** Changes with every press, so that the same text is announced again. */
  readonly count?: number | undefined;
}

/** The result in a sentence, for screen readers only. */
export function Announcement({ text, count }: AnnouncementProps) {
  return (
    <div role="status" className="visually-hidden no-print">
      {text === null ? null : (
        <Text key={count} as="p">
          {text}
        </Text>
      )}
    </div>
  );
}
