import { Button } from '../button.tsx';
import { Dialog, DialogLink, Sheet } from '../dialog.tsx';
import { Disclosure } from '../disclosure.tsx';
import { FormErrors } from '../form-errors.tsx';
import { TextField } from '../text-field.tsx';
import { Toast, type ToastKind } from '../toast.tsx';
import { Specimen } from './specimen.tsx';

const TOASTS: { kind: ToastKind; message: string }[] = [
  { kind: 'default', message: 'Saved to your garage' },
  { kind: 'info', message: 'The register is slow today' },
  { kind: 'warn', message: 'You are offline. This is from 10:14.' },
  { kind: 'error', message: 'User Session Expired' },
  { kind: 'success', message: 'Copied Successfully' },
];

export function Overlays() {
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Specimen name="Dialog as a page (without script)">
          <Dialog id="sign-in-page" title="Sign in" closeLabel="Close" isPage level={4}>
            <TextField
              id="mobile-page"
              name="m"
              label="Mobile number"
              prefix="+91"
              inputMode="tel"
            />
            <Button block>Send code</Button>
          </Dialog>
        </Specimen>
        <Specimen name="Toasts">
          <div className="grid justify-items-center gap-2">
            {TOASTS.map((toast) => (
              <Toast key={toast.kind} {...toast} />
            ))}
          </div>
        </Specimen>
        <Specimen name="Disclosures">
          <div className="card">
            <Disclosure summary="Is this the real register?" group="faq" open>
              Yes: the answer comes from VAHAN through ULIP, with the time we asked.
            </Disclosure>
            <Disclosure summary="Why is the owner's name masked?" group="faq">
              The register gives it so.
            </Disclosure>
          </div>
        </Specimen>
        <Specimen name="Error summary">
          <FormErrors
            title="Two things need a look"
            errors={[
              { fieldId: 'mail', message: 'Write the whole email address' },
              { fieldId: 'must', message: 'Tick the terms to go on' },
            ]}
          />
        </Specimen>
      </div>
      <div className="actions">
        <DialogLink dialog="demo-dialog" href="#sign-in-page" className="btn btn-outline">
          Open a dialog
        </DialogLink>
        <DialogLink dialog="demo-sheet" href="#sign-in-page" className="btn btn-outline">
          Open a sheet
        </DialogLink>
      </div>
      <Dialog id="demo-dialog" title="Remove this vehicle?" closeLabel="Close">
        <p>Its reminders go with it. You can add it again at any time.</p>
        <div className="actions">
          <Button variant="dark">Remove</Button>
        </div>
      </Dialog>
      <Sheet id="demo-sheet" title="Your city" closeLabel="Close">
        <TextField id="city-search" name="q" label="City" type="search" />
      </Sheet>
    </>
  );
}
