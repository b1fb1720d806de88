import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageResult } from '#person/page-result.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { offerFile } from '#ui/offer-file.ts';
import { Text } from '#ui/text/Text.tsx';
import { PICTURE } from './frame.ts';
import { logPictures, type PicturedLog } from './log-picture.ts';
import { paintPicture } from './paint-picture.ts';
import { pictureWords as words } from './picture-words.ts';
import { picturesOf } from './pictures-of.ts';
import type { OfferedPictures, PictureKind, SharePicture as Picture } from './shapes.ts';
import css from './SharePicture.module.css?inline';

const styles = lateStyles('SharePicture', css);

/** The private one first: it's the default. */
const KINDS: readonly PictureKind[] = ['private', 'full'];

const NAME = 'evenscale-picture.png';

type Outcome = 'shared' | 'downloaded';

interface PreviewProps {
  readonly picture: Picture;
  readonly isChosen: boolean;
  /** Takes the finished picture: a share sheet opens only right after a press, so it has to be there before. */
  readonly onPainted: (blob: Blob | null) => void;
}

/** The picture itself, as small as there is room for. */
function Preview({ picture, isChosen, onPainted }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef(onPainted);
  painted.current = onPainted;
  useEffect(() => {
    let isCurrent = true;
    const done = (blob: Blob | null): void => {
      if (isCurrent) painted.current(blob);
    };
    if (canvas.current) paintPicture(canvas.current, picture).then(done, () => done(null));
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return (
    <div role="img" aria-label={picture.description}>
      <canvas
        ref={canvas}
        className={`${styles('preview')} ${isChosen ? styles('chosen') : ''}`}
        width={PICTURE.width}
        height={PICTURE.height}
      />
    </div>
  );
}

/** True if the device has a share sheet that takes the file. */
const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

interface ActionsProps {
  /** `null` if the browser couldn't make it, and `undefined` until it has. */
  readonly blob: Blob | null | undefined;
}

/** Shares or downloads the chosen picture. */
function Actions({ blob }: ActionsProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Pressed before the picture was there: a slow phone takes a second to paint it.
  const isAwaited = useRef(false);
  const file = blob && new File([blob], NAME, { type: blob.type });
  const share = (shared: File): void => {
    navigator.share({ files: [shared] }).then(
      () => setOutcome('shared'),
      // The visitor closed the sheet, so there is nothing to report.
      () => setOutcome(null),
    );
  };
  const offer = (made: Blob): void => offerFile({ blob: made, name: NAME });
  useEffect(() => {
    if (!isAwaited.current || !blob) return;
    isAwaited.current = false;
    offer(blob);
  }, [blob]);
  const download = (): void => {
    if (blob) offer(blob);
    else isAwaited.current = true;
    setOutcome('downloaded');
  };
  const isShared = file ? canShare(file) : false;
  return (
    <>
      <div className={styles('buttons')}>
        {file && isShared ? <Button onPress={() => share(file)}>{words.share}</Button> : null}
        <Button kind={isShared ? 'secondary' : 'primary'} onPress={download}>
          {words.download}
        </Button>
      </div>
      <p role="status" className={styles('text')}>
        {blob === null ? <Text as="span">{words.failed}</Text> : null}
        {blob && outcome !== null ? <Text as="span">{words[outcome]}</Text> : null}
      </p>
    </>
  );
}

/** Both pictures and the choice between them. */
function Choice({ pictures }: { readonly pictures: OfferedPictures }) {
  const [kind, setKind] = useState<PictureKind>('private');
  const [blobs, setBlobs] = useState<Partial<Record<PictureKind, Blob | null>>>({});
  const first = useRef<HTMLInputElement>(null);
  // The button that opened this part is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <fieldset className={styles('choice')}>
        <legend>{words.choice}</legend>
        {KINDS.flatMap((one) => {
          const picture = pictures[one];
          return picture ? [{ one, picture }] : [];
        }).map(({ one, picture }) => (
          <div key={one}>
            <label className={styles('option')}>
              <input
                ref={one === 'private' ? first : undefined}
                type="radio"
                name="share-picture"
                value={one}
                checked={one === kind}
                onChange={() => setKind(one)}
              />
              <Text as="span">{words.kinds[one]}</Text>
            </label>
            <Preview
              picture={picture}
              isChosen={one === kind}
              onPainted={(blob) => setBlobs((before) => ({ ...before, [one]: blob }))}
            />
          </div>
        ))}
      </fieldset>
      <p className={styles('text')}>{words.made}</p>
      <Actions key={kind} blob={blobs[kind]} />
    </>
  );
}

/** The choice between two pictures, or why there are none. */
function Pictures({ pictures }: { readonly pictures: OfferedPictures | null }) {
  return (
    <section className={styles('picture')} aria-label={words.title}>
      {pictures ? (
        <Choice pictures={pictures} />
      ) : (
        <p role="status" className={styles('text')}>
          {words.none}
        </p>
      )}
    </section>
  );
}

/** A picture of the result to share, made on the device. */
export function SharePicture({ result }: { readonly result: PageResult }) {
  const energy = useEnergyUnit();
  return <Pictures pictures={useMemo(() => picturesOf(result, energy), [result, energy])} />;
}

/** A picture of a log's trend. */
export function LogPictures({ log }: { readonly log: PicturedLog }) {
  return <Pictures pictures={useMemo(() => logPictures(log), [log])} />;
}
