import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { GatewayForm } from './gateway-form.ts';
import { markPaying } from './paying-mark.ts';

/** Leads to the gateway's page by a form, which script submits once. Coming back shows the button and the order. */
export function GatewayFace({ form }: { form: GatewayForm }) {
  const { gateway } = useCopy('checkout');
  const path = usePagePath();
  const ref = useRef<HTMLFormElement>(null);
  const { orderId } = form;
  useEffect(() => {
    markPaying(sessionStorage, orderId);
    ref.current?.submit();
  }, [orderId]);
  const { action, fields } = form.checkout;
  const amount = formatRupees(paise(form.total));
  return (
    <div className="narrow-page" role="status">
      <Card title={gateway.title} level={1} look="accent">
        <p>{gateway.text(amount)}</p>
        <form ref={ref} method="post" action={action} className="actions pt-5" data-document="">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="lg">
            {gateway.button(amount)}
          </Button>
          <ButtonLink href={path(`/orders/${orderId}`)} variant="quiet">
            {gateway.later}
          </ButtonLink>
        </form>
      </Card>
    </div>
  );
}
