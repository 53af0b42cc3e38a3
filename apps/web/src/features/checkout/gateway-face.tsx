import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useEffect, useRef } from 'react';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { markPaying } from '../../page-parts/paying-mark.ts';
import { money } from './cart-prices.ts';
import type { GatewayForm } from './checkout-outcome.ts';

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
  const amount = money(form.total);
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
