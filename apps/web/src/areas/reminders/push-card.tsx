import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { type Board, remindersPath } from './reminder-facts.ts';
import { type PushTrouble, subscribePush } from './subscribe-push.ts';

/** Switches notifications on for this device: the browser asks for permission only now. Ending them needs no script. */
export function PushCard({ push }: Pick<Board, 'push'>) {
  const { device: copy } = useCopy('reminders');
  const submit = useSubmit();
  const [state, setState] = useState<PushTrouble | 'ready' | 'busy'>('ready');
  const press = async () => {
    setState('busy');
    const made = await subscribePush(push.publicKey);
    if (typeof made === 'string') return setState(made);
    await submit({ intent: 'push', ...made }, { method: 'post', action: remindersPath });
    setState('ready');
  };
  const isTrouble = state !== 'ready' && state !== 'busy';
  return (
    <Card id="device" title={copy.title}>
      <div className="grid gap-3">
        <p>{push.devices > 0 ? copy.count(push.devices) : copy.text}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            variant="outline"
            className="noscript:hidden"
            busy={state === 'busy' ? copy.onBusy : undefined}
            onClick={() => void press()}
          >
            {copy.on}
          </Button>
          {push.devices > 0 && (
            <Form method="post" action={remindersPath}>
              <input type="hidden" name="intent" value="push" />
              <input type="hidden" name="push" value="off" />
              <SubmitButton
                label={copy.off}
                busy={copy.offBusy}
                action={remindersPath}
                intent="push"
                variant="quiet"
              />
            </Form>
          )}
        </div>
        <p role="status">{isTrouble ? copy[state] : ''}</p>
      </div>
    </Card>
  );
}
