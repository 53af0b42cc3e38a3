const offKey = 'desk shortcuts off';

type Tools = { readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Single-key shortcuts of the queue: J K move, Enter opens, X selects, A assigns to me, / searches, ? shows the
 * list. They can be switched off (WCAG 2.1.4), are inactive while typing, and ignore keys with Ctrl, Alt or Meta. */
export function bringQueueKeys(document: Document, { storage }: Tools): void {
  const table = document.querySelector<HTMLTableElement>('table[data-queue]');
  const help = document.querySelector<HTMLDialogElement>('dialog[data-keys]');
  const form = document.querySelector<HTMLFormElement>('form[data-assign]');
  if (form !== null) followSelection(document, form);
  if (table === null || help === null) return;
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  bringHelp(document, help, storage);
  let current = -1;
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    rows[current]?.removeAttribute('data-current');
    current = next;
    const row = rows[next];
    row?.setAttribute('data-current', '');
    row?.querySelector<HTMLElement>('th a')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  // The focused row is the current one, however it got the focus.
  table.addEventListener('focusin', (event) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const index = rows.indexOf(row as HTMLTableRowElement);
    if (index < 0 || index === current) return;
    rows[current]?.removeAttribute('data-current');
    current = index;
    rows[index]?.setAttribute('data-current', '');
  });
  const acts: Readonly<Record<string, () => void>> = {
    j: () => go(current + 1),
    k: () => go(current - 1),
    x: () => boxOf(rows[current])?.click(),
    a: () => {
      const box = boxOf(rows[current]);
      const isAny = form?.querySelector('input[name=item]:checked') != null;
      if (!isAny && box !== null) box.click();
      document.querySelector<HTMLElement>('[data-mine]')?.click();
    },
    '/': () => document.querySelector<HTMLElement>('[data-find]')?.focus(),
    '?': () => help.showModal(),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (help.open || isTyping(event.target) || storage.getItem(offKey) !== null) return;
    if (event.key === 'Enter' && event.target === document.body) {
      rows[current]?.querySelector<HTMLElement>('th a')?.click();
      return;
    }
    const act = acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

function boxOf(row: HTMLTableRowElement | undefined): HTMLInputElement | null {
  return row?.querySelector<HTMLInputElement>('input[name=item]') ?? null;
}

/** Checkboxes take no text, so shortcuts work on them. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type=checkbox]), textarea, select');
}

/** Adds "select all" and the count of selected rows. */
function followSelection(document: Document, form: HTMLFormElement): void {
  const all = form.querySelector<HTMLInputElement>('[data-all]');
  const count = document.querySelector<HTMLElement>('[data-count]');
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=item]')];
  const show = () => {
    const checked = boxes.filter((box) => box.checked).length;
    if (count !== null) {
      count.textContent =
        checked === 0 ? '' : (count.dataset.count ?? '').replace('0', `${checked}`);
    }
    if (all !== null) {
      all.checked = checked > 0 && checked === boxes.length;
      all.indeterminate = checked > 0 && checked < boxes.length;
    }
  };
  if (all !== null) {
    const label = all.closest('label');
    if (label !== null) label.hidden = false;
    all.addEventListener('change', () => {
      for (const box of boxes) box.checked = all.checked;
      show();
    });
  }
  form.addEventListener('change', show);
  show();
}

function bringHelp(document: Document, help: HTMLDialogElement, storage: Tools['storage']): void {
  const open = document.querySelector<HTMLElement>('[data-keys-open]');
  if (open !== null) {
    open.hidden = false;
    open.addEventListener('click', () => help.showModal());
  }
  help.querySelector('[data-keys-close]')?.addEventListener('click', () => help.close());
  const on = help.querySelector<HTMLInputElement>('[data-keys-on]');
  if (on === null) return;
  on.checked = storage.getItem(offKey) === null;
  on.addEventListener('change', () => {
    if (on.checked) storage.removeItem(offKey);
    else storage.setItem(offKey, '1');
  });
}
