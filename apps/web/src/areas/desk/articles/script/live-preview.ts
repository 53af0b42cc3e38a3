/** Placeholders for a text's counts in the page's copy. */
export const factPlaces = { minutes: '{minutes}', questions: '{questions}' } as const;

const pauseMs = 500;
const address = '/api/v1/web/operator/blog/preview';

type Preview = {
  readonly html: string;
  readonly readingMinutes: number;
  readonly questions: number;
};

/** Live preview, debounced. The HTML is rendered and sanitized by the server, as for the public page. Returns a
 * function that refreshes the whole form at once. */
export function bringLivePreview(
  form: HTMLFormElement,
  document: Document,
  send: typeof fetch,
): () => void {
  const failed = document.querySelector<HTMLElement>('[data-preview-failed]');
  const shows = [...document.querySelectorAll<HTMLElement>('[data-preview]')].flatMap((place) => {
    const language = place.dataset.preview ?? '';
    const text = form.elements.namedItem(`${language}-markdown`);
    if (!(text instanceof HTMLTextAreaElement)) return [];
    const line = document.querySelector<HTMLElement>(`[data-preview-facts=${language}]`);
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      latest += 1;
      const mine = latest;
      const typed = text.value;
      try {
        const preview = await ask(send, typed, language);
        // A later response may have arrived before this one.
        if (mine !== latest) return;
        const body = place.firstElementChild;
        if (body !== null) body.innerHTML = preview.html;
        if (line !== null) line.textContent = factsLine(line, typed, preview);
        failed?.setAttribute('hidden', '');
      } catch {
        if (mine === latest) failed?.removeAttribute('hidden');
      }
    };
    text.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(show, pauseMs);
    });
    return [show];
  });
  return () => {
    for (const show of shows) void show();
  };
}

async function ask(send: typeof fetch, markdown: string, language: string): Promise<Preview> {
  const answer = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', src: 'web' },
    body: JSON.stringify({ markdown, language }),
  });
  if (!answer.ok) throw new Error(`the preview was refused with ${answer.status}`);
  return ((await answer.json()) as { data: Preview }).data;
}

/** Fills the counts of the current text into the page's copy. */
function factsLine(line: HTMLElement, markdown: string, preview: Preview): string {
  const { nothing = '', facts = '' } = line.dataset;
  if (markdown.trim() === '') return nothing;
  return facts
    .replace(factPlaces.minutes, String(preview.readingMinutes))
    .replace(factPlaces.questions, String(preview.questions));
}
