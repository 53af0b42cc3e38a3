import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';

const keys = [
  ['j', 'J'],
  ['k', 'K'],
  ['enter', 'Enter'],
  ['x', 'X'],
  ['a', 'A'],
  ['slash', '/'],
  ['help', '?'],
] as const;

/** The keyboard shortcuts and their switch; hidden until the script runs. */
export function KeysDialog() {
  const { keys: copy } = useCopy('desk-queue');
  return (
    <>
      <p>
        <Button type="button" variant="quiet" size="sm" hidden data-keys-open="">
          {copy.open}
        </Button>
      </p>
      <dialog className="dialog" aria-labelledby="keys-title" data-keys="">
        <h2 id="keys-title">{copy.title}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 py-3">
          {keys.map(([name, key]) => (
            <div key={name} className="contents">
              <dt>
                <kbd lang="en" translate="no">
                  {key}
                </kbd>
              </dt>
              <dd>{copy.list[name]}</dd>
            </div>
          ))}
        </dl>
        <div className="check">
          <input id="keys-on" type="checkbox" data-keys-on="" />
          <label htmlFor="keys-on">{copy.on}</label>
        </div>
        <div className="actions">
          <Button type="button" variant="outline" data-keys-close="">
            {copy.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
