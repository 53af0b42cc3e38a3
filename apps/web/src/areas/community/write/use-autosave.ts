import type { Answer } from '@pahiya/api-client/api-client';
import { saveDraft, similarPosts } from '@pahiya/contracts/community/community-calls';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readTyped } from './typed-text.ts';

/** How long nothing is typed before it is saved. */
const pauseMs = 2500;

type SavingState = 'busy' | 'saved' | 'failed' | 'conflict';

/** Saves a text as a draft while it is typed, and looks for posts with a title like it. Without script, and after another
 * device saved, the form's own button saves. */
export function useAutosave(place: string, firstRevision: number) {
  const api = use(ApiContext);
  const { language } = usePage();
  const [revision, setRevision] = useState(firstRevision);
  const [state, setState] = useState<SavingState | null>(null);
  const [similar, setSimilar] = useState<Answer<'similarPosts'>['posts'] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const current = useRef(firstRevision);
  useEffect(() => {
    current.current = firstRevision;
    setRevision(firstRevision);
  }, [firstRevision]);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function keep(form: HTMLFormElement) {
    if (api === null || !form.isConnected) return;
    const { version, ...typed } = readTyped(new FormData(form), language);
    const title = typed.title.trim();
    if (title.length >= 10) {
      const found = await api.call(similarPosts, { query: { title } });
      if (found.ok) setSimilar(found.value.posts);
    }
    // An edit begins from the post, not from a draft.
    if (place.startsWith('edit:') || typed.text.trim() === '') return;
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

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (state === 'conflict') return;
    timer.current = setTimeout(() => void keep(currentTarget), pauseMs);
  }

  return { revision, state, similar, onInput };
}
