import type { Answer } from '@pahiya/api-client/api-client';
import { saveDraft, similarPosts } from '@pahiya/contracts/community/community-calls';
import { type ClipboardEvent, type FormEvent, use, useEffect, useRef, useState } from 'react';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readTyped, type TypedText } from './typed-text.ts';

/** How long nothing is typed before it is saved. */
const pauseMs = 2500;

type SavingState = 'busy' | 'saved' | 'failed' | 'conflict';

/** Saves a text as a draft while it is typed, and looks for posts with a title like it. Without script, and after another
 * device saved, the form's own button saves. */
export function useAutosave(
  place: string,
  { revision: firstRevision, pasted: firstPasted }: Pick<TypedText, 'revision' | 'pasted'>,
) {
  const api = use(ApiContext);
  const { language } = usePage();
  const [revision, setRevision] = useState(firstRevision);
  const [pasted, setPasted] = useState(firstPasted);
  const [state, setState] = useState<SavingState | null>(null);
  const [similar, setSimilar] = useState<Answer<'similarPosts'>['posts'] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Saves what is not saved yet; null: everything is. */
  const waiting = useRef<(() => void) | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const current = useRef(firstRevision);
  useEffect(() => {
    current.current = firstRevision;
    setRevision(firstRevision);
  }, [firstRevision]);
  useEffect(() => {
    // Another tab or app comes to the front, or the page is left: what was typed last is saved without waiting.
    const save = () => {
      if (document.visibilityState === 'hidden') waiting.current?.();
    };
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      clearTimeout(timer.current);
    };
  }, []);

  async function keep(form: HTMLFormElement) {
    if (api === null || !form.isConnected) return;
    const typed = readTyped(new FormData(form), language);
    const title = typed.title.trim();
    if (title !== '' || typed.text.trim() !== '' || current.current > 0) {
      setState('busy');
      const saved = await api.call(saveDraft, {
        body: { ...typed, place, revision: current.current },
      });
      if (saved.ok) {
        current.current = saved.value.revision;
        setRevision(saved.value.revision);
        setState('saved');
      } else {
        const isConflict = toPageFailure(saved.error).code === 'community/changed';
        setState(isConflict ? 'conflict' : 'failed');
      }
    }
    if (title.length < 10) return;
    const found = await api.call(similarPosts, { query: { title } });
    if (found.ok) setSimilar(found.value.posts);
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (state === 'conflict') return;
    waiting.current = () => {
      clearTimeout(timer.current);
      waiting.current = null;
      // One after the other: each save continues the revision of the one before.
      last.current = last.current.then(() => keep(currentTarget));
    };
    timer.current = setTimeout(() => waiting.current?.(), pauseMs);
  }

  function onPaste({ target, clipboardData }: ClipboardEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { length } = clipboardData.getData('text');
    setPasted((before) => Math.max(before, length));
  }

  return { revision, pasted, state, similar, onInput, onPaste };
}
