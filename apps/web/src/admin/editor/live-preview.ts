const pauseMs = 500;
const address = '/api/v1/web/operator/blog/preview';

/** Shows what is typed as readers would see it, a moment after each pause. The HTML is made and cleaned by the server, as
 * for the public page. Answers a function that shows all of the form at once. */
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
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      latest += 1;
      const mine = latest;
      try {
        const html = await ask(send, text.value, language);
        // A later answer may have come before this one.
        if (mine !== latest) return;
        const body = place.firstElementChild;
        if (body !== null) body.innerHTML = html;
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

async function ask(send: typeof fetch, markdown: string, language: string): Promise<string> {
  const answer = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', src: 'web' },
    body: JSON.stringify({ markdown, language }),
  });
  if (!answer.ok) throw new Error(`the preview was refused with ${answer.status}`);
  return ((await answer.json()) as { data: { html: string } }).data.html;
}
