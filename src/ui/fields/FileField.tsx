import { useId } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FileField.module.css?inline';

const styles = lateStyles('FileField', css);

export interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Why the last file couldn't be used. */
  readonly problem?: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A field for a file, which is read as soon as it is chosen. Loads late. */
export function FileField({ label, hint, problem, onChoose }: FileFieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles('field')}>
      <Text as="label" htmlFor={id}>
        {label}
      </Text>
      <input
        id={id}
        className={styles('file')}
        type="file"
        aria-describedby={isWrong ? `${id}-problem ${id}-hint` : `${id}-hint`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = ''; // The same file may be chosen again.
        }}
      />
      {isWrong ? (
        <div role="alert" id={`${id}-problem`}>
          <Text as="p" className={styles('problem')}>
            {problem}
          </Text>
        </div>
      ) : null}
      <Text as="p" id={`${id}-hint`} className={styles('hint')}>
        {hint}
      </Text>
    </div>
  );
}
