import styles from './NumberField.module.css';
import { Text } from '#ui/text/Text.tsx';

/** The hint and the error message of a field. */
export interface FieldNotesProps {
  readonly hint?: string | undefined;
  /** The error message; marks the field as invalid. */
  readonly problem?: string | undefined;
}

/** The field's `aria-describedby`; `other` is the id of a text elsewhere. */
export const describedBy = (
  id: string,
  { hint, problem }: FieldNotesProps,
  other?: string,
): string | undefined =>
  [other, problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** The error message and the hint of the field `id`, below it. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps & { readonly id: string }) {
  return (
    <>
      {problem ? (
        <Text as="p" id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </Text>
      ) : null}
      {hint ? (
        <Text as="p" id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </Text>
      ) : null}
    </>
  );
}
