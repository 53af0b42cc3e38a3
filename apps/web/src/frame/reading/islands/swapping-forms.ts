/** Submits forms marked `data-swap="id"` (a poll) without leaving the page: replaces the element with that id from
 * the response and focuses it. Without script, or on a failure, the form is submitted normally. */
export function bringSwappingForms(document: Document, fetchPage: typeof fetch): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.swap === undefined) return;
    if (form.method !== 'post') return;
    event.preventDefault();
    const { swap: id } = form.dataset;
    swap(form, { id, submitter: event.submitter, document, fetchPage }).catch(() => form.submit());
  });
}

type Swap = {
  readonly id: string;
  readonly submitter: HTMLElement | null;
  readonly document: Document;
  readonly fetchPage: typeof fetch;
};

async function swap(form: HTMLFormElement, { id, submitter, document, fetchPage }: Swap) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  const answer = await fetchPage(form.action, { method: 'POST', body: fields });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.getElementById(id);
  const old = document.getElementById(id);
  if (fresh === null || old === null) throw new Error('the answer has no such element');
  old.replaceWith(fresh);
  fresh.tabIndex = -1;
  fresh.focus({ preventScroll: true });
}
