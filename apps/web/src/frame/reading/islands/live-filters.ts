/** A GET form marked `data-swap="ids"` (filters of a search) shows its answer in place when a choice changes: the
 * elements of those ids get the content of the answer's, the address follows, and the focus stays. Without script, or on
 * a failure, the form is submitted normally. */
export function bringLiveFilters(window: Window, fetchPage: typeof fetch): void {
  const { document } = window;
  let current = new AbortController();
  const formOf = () => document.querySelector<HTMLFormElement>('form[method=get][data-swap]');
  const show = async (address: string, ids: readonly string[]) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const answer = await fetchPage(address, { signal });
    const text = await answer.text();
    // A later choice has been made meanwhile.
    if (signal.aborted) return false;
    fill(document, new DOMParser().parseFromString(text, 'text/html'), ids);
    return true;
  };
  document.addEventListener('change', ({ target }) => {
    const form = formOf();
    if (form === null || !(target instanceof Element) || !form.contains(target)) return;
    const address = addressOf(form);
    show(address, idsOf(form)).then(
      (isShown) => {
        if (isShown) window.history.pushState(null, '', address);
      },
      (error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) form.submit();
      },
    );
  });
  window.addEventListener('popstate', () => {
    const form = formOf();
    if (form === null) return;
    const { pathname, search } = window.location;
    show(pathname + search, idsOf(form)).catch(() => window.location.reload());
  });
}

function idsOf(form: HTMLFormElement): readonly string[] {
  return (form.dataset.swap ?? '').split(' ');
}

/** Where the form leads as it is filled in. */
function addressOf(form: HTMLFormElement): string {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  return `${form.getAttribute('action') ?? ''}?${fields}`;
}

/** The elements themselves stay: what is announced, opened or submitted does not start again. */
function fill(document: Document, page: Document, ids: readonly string[]): void {
  const pairs = ids.map((id) => [document.getElementById(id), page.getElementById(id)] as const);
  if (pairs.some((pair) => pair.includes(null))) throw new Error('the answer lacks an element');
  const focused = document.activeElement?.id ?? '';
  for (const [old, fresh] of pairs) old?.replaceChildren(...(fresh?.childNodes ?? []));
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
  document.title = page.title;
}
