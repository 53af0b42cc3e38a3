/** Switches on what is this person's on a kept page (their likes, what they follow), and shows a change at once: the
 * answer that replaces the form corrects it. */
export function showOwnMarks(document: Document, storage: Storage, fetchPage: typeof fetch): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-mark]')];
  const own = [...document.querySelectorAll<HTMLElement>('[data-own]')];
  if (forms.length + own.length === 0) return;
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.mark !== undefined) {
      // After the form was read.
      setTimeout(() => flip(target, 1));
    }
  });
  if (storage.getItem('signed-in') === null) return;
  const post = /\/community\/post\/([0-9a-f-]{36})/.exec(document.location.pathname)?.[1];
  fetchPage(`/api/v1/web/community/own${post === undefined ? '' : `?postId=${post}`}`)
    .then((answer) => answer.json())
    .then(({ data }: { data?: { marks: readonly string[] } }) => {
      const has = (mark: string) => data?.marks.includes(mark) === true;
      for (const one of own) one.hidden = !has(`own:${one.dataset.own}`);
      for (const form of forms) {
        const mark = form.dataset.mark ?? '';
        if (form.isConnected && has(mark)) flip(form, 0);
        // Nobody likes what they wrote. The button keeps its place.
        const button = form.querySelector('button');
        if (button !== null && has(mark.replace(/^like(?:-comment)?:/, 'own:'))) {
          button.disabled = true;
        }
      }
    })
    .catch(() => {});
}

/** Shows the other state of a switch. `by`: what its count changes by; 0 where the state itself is another one. A pressed
 * form keeps what it asks for: it may be sent again. */
function flip(form: HTMLFormElement, by: 0 | 1): void {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  const [button, label, count] = ['button', '[data-label]', '[data-count]'].map(find);
  const wanted = form.querySelector<HTMLInputElement>('[name=intent]');
  if (!button || !label || wanted === null) return;
  const isOn = wanted.value === 'on';
  const { other = '' } = button.dataset;
  button.dataset.other = label.textContent ?? '';
  label.textContent = other;
  button.classList.toggle('btn-dark', isOn);
  button.classList.toggle('btn-outline', !isOn);
  const counted = Number(count?.textContent);
  // A kept page may be older than one's own like.
  const next = by === 0 ? Math.max(counted, 1) : counted + (isOn ? 1 : -1);
  if (count) count.textContent = String(next);
  if (by === 0) wanted.value = isOn ? 'off' : 'on';
}
