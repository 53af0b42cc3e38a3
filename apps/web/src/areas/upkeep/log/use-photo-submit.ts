import { addLogPhoto } from '@pahiya/contracts/upkeep/photo-calls';
import { type SubmitEvent, use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { base64Of } from '../../../parts/controls/read-file.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { hasOutbox, keepPhoto } from './line-outbox.ts';
import { type PhotosOutcome, refusedPhoto } from './photos-outcome.ts';
import { readPhoto } from './read-line.ts';

type PhotoForm = {
  readonly vehicleNumber: string;
  readonly entryId: string;
  readonly label: string;
};

/** Sends a photo from here: without a network or a session it goes into the outbox. Without script, the page's action does the same
 * with a network. */
export function usePhotoSubmit({ vehicleNumber, entryId, label }: PhotoForm) {
  const api = use(ApiContext);
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<PhotosOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sentPhotos, setSentPhotos] = useState(0);

  async function send(form: FormData): Promise<PhotosOutcome | null> {
    const file = readPhoto(form);
    if (api === null || file === null || file === 'wrong') return { kind: 'file' };
    const id = crypto.randomUUID();
    const body = { entryId, contentBase64: await base64Of(file) };
    const answer = await api.call(
      addLogPhoto,
      { params: { vehicleNumber }, body },
      { idempotencyKey: id },
    );
    const failure = answer.ok ? null : toPageFailure(answer.error);
    const isKept = failure !== null && (failure.code === 'network' || needsSignIn(failure));
    if (failure !== null && !isKept) return refusedPhoto(failure);
    // It may have reached the server already: the key is that of this attempt.
    if (isKept) await keepPhoto(vehicleNumber, { id, entryId, file, label });
    else await revalidate();
    setSentPhotos((photos) => photos + 1);
    return isKept ? { kind: 'kept' } : null;
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (api === null || !hasOutbox()) return;
    event.preventDefault();
    setOutcome(null);
    setIsSending(true);
    void send(new FormData(event.currentTarget))
      .then(setOutcome)
      .finally(() => setIsSending(false));
  };
  return { outcome, isSending, sentPhotos, onSubmit };
}
