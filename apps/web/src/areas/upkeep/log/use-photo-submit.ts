import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addToOutbox, sendNow } from '../../../parts/outbox/outbox.ts';
import { hasOutbox, photoPost } from './line-outbox.ts';
import { failureOfCode, type PhotosOutcome, refusedPhoto } from './photos-outcome.ts';
import { readPhoto } from './read-line.ts';

type PhotoForm = {
  readonly vehicleNumber: string;
  readonly entryId: string;
  readonly label: string;
};

/** Sends a photo from here: where the server cannot take it now, or the session has ended, it goes into the outbox.
 * Without script, the page's action does the same with a network. */
export function usePhotoSubmit({ vehicleNumber, entryId, label }: PhotoForm) {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<PhotosOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sentPhotos, setSentPhotos] = useState(0);

  async function send(form: FormData): Promise<PhotosOutcome | null> {
    const file = readPhoto(form);
    if (file === null || file === 'wrong') return { kind: 'file' };
    const post = photoPost(vehicleNumber, { entryId, file, label });
    const answer = await sendNow(post);
    if (answer.kind === 'refused') return refusedPhoto(failureOfCode(answer.code));
    const isKept = answer.kind !== 'sent';
    // It may have reached the server already: the key is that of this attempt.
    if (isKept) await addToOutbox(post);
    else await revalidate();
    setSentPhotos((photos) => photos + 1);
    return isKept ? { kind: 'kept' } : null;
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!hasOutbox()) return;
    event.preventDefault();
    setOutcome(null);
    setIsSending(true);
    void send(new FormData(event.currentTarget))
      .then(setOutcome)
      .finally(() => setIsSending(false));
  };
  return { outcome, isSending, sentPhotos, onSubmit };
}
