import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog, DialogLink } from './dialog.tsx';
import { FailedFace } from './failed-face.tsx';
import { FormErrors } from './form-errors.tsx';
import { Img } from './img.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OtpField } from './otp-field.tsx';
import { PageShell } from './page-shell.tsx';
import { Plate } from './plate.tsx';
import { PlateField } from './plate-field.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RoadScene } from './road-scene.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { Toast } from './toast.tsx';
import { ValidityBar } from './validity-bar.tsx';

test('a plate is announced letter by letter and shown as written', () => {
  const html = render(<Plate parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />);
  expect(html).toContain('role="img" aria-label="Vehicle number D L, 8 C, A F, 5 0 3 0"');
  expect(html).toContain('DL 8C AF 5030');
});

test('an old plate has no IND strip, a new one does', () => {
  expect(render(<Plate kind="old" parts={['MHA', '1234']} label="Number" />)).not.toContain('IND');
  expect(render(<Plate parts={['MH', '12']} label="Number" />)).toContain('IND');
});

test('the plate field is a labelled plain input that a form can submit without script', () => {
  const html = render(
    <PlateField id="number" name="vehicleNum" label="Vehicle number" labelHidden />,
  );
  expect(html).toContain('<label for="number" class="sr-only">Vehicle number</label>');
  expect(html).toMatch(/<input[^>]*name="vehicleNum"/);
  expect(html).toMatch(/autoCapitalize="characters"/i);
});

test('an invalid field references its hint and its error for screen readers', () => {
  const html = render(
    <TextField id="mail" name="mail" label="E-mail" hint="One line" error="Write it whole" />,
  );
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="mail-hint mail-error"');
  expect(html).toContain('id="mail-error"');
});

test('a valid field has no empty references', () => {
  const html = render(<TextField id="mail" name="mail" label="E-mail" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('the OTP field is one input that the phone can autofill', () => {
  const html = render(<OtpField id="otp" name="otp" label="Code" />);
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('maxLength="6"');
});

test('a busy button says what it is doing and cannot be pressed twice by keyboard or script', () => {
  const html = render(<Button busy="Asking the register">Get details</Button>);
  expect(html).toContain('Asking the register');
  expect(html).not.toContain('Get details');
  expect(html).toContain('aria-busy="true" aria-disabled="true"');
});

test('a validity bar always shows between a sliver and the whole, and states it in words', () => {
  const bar = (share: number | null) =>
    render(<ValidityBar label="PUC" tone="road" word="101 days" share={share} />);
  expect(bar(-3)).toContain('class="bar-used" width="2%"');
  expect(bar(0.724)).toContain('class="bar-used" width="72%"');
  expect(bar(9)).toContain('class="bar-used" width="100%"');
  expect(bar(null)).not.toContain('<rect');
  expect(bar(null)).toContain('101 days');
});

test('an error state says what is known and when to retry', () => {
  const html = render(
    <FailedFace
      title="The register does not answer"
      known="It is a car"
      retryWhen="In 10 minutes"
      isLive
    />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('It is a car');
  expect(html).toContain('In 10 minutes');
});

test('an error summary links to the fields and is shown only with errors', () => {
  expect(render(<FormErrors title="Look again" errors={[]} />)).toBe('');
  const html = render(
    <FormErrors title="Look again" errors={[{ fieldId: 'mail', message: 'Write it whole' }]} />,
  );
  expect(html).toContain('<a href="#mail">Write it whole</a>');
  expect(html).toContain('tabindex="-1"');
});

test('a dialog opens from a plain link, so it works without script', () => {
  expect(
    render(
      <DialogLink dialog="sign-in" href="/login">
        Sign in
      </DialogLink>,
    ),
  ).toContain('<a href="/login"');
  const page = render(
    <Dialog id="sign-in" title="Sign in" closeLabel="Close" isPage>
      form
    </Dialog>,
  );
  expect(page).not.toContain('<dialog');
  expect(page).toContain('<h1 id="sign-in-title">');
});

test('a dialog is closed at first and closes without script of ours', () => {
  const html = render(
    <Dialog id="ask" title="Remove?" closeLabel="Close">
      words
    </Dialog>,
  );
  expect(html).not.toMatch(/<dialog[^>]*\sopen/);
  expect(html).toContain('<form method="dialog">');
  expect(html).toContain('aria-labelledby="ask-title"');
});

test('an image reserves its space and requests only widths that the optimizer makes', () => {
  const fixed = render(<Img src="/photos/a.jpg" alt="A car" width={120} height={90} />);
  expect(fixed).toContain('width="120" height="90" loading="lazy"');
  expect(fixed).toContain('/_image?url=%2Fphotos%2Fa.jpg&amp;w=128&amp;q=75 1x');
  expect(fixed).toContain('w=256&amp;q=75 2x');
  const fluid = render(<Img src="/a.jpg" alt="" width={1200} height={800} sizes="100vw" eager />);
  expect(
    [...fluid.slice(fluid.indexOf('<img')).matchAll(/w=(\d+)&amp;q=75 (\d+)w/g)].map(([, w]) =>
      Number(w),
    ),
  ).toEqual([256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(fluid).not.toContain('loading="lazy"');
});

test('the current view is marked among the tabs', () => {
  const html = render(
    <Tabs
      label="Views"
      tabs={[
        { href: '/a', label: 'A', current: true },
        { href: '/b', label: 'B' },
      ]}
    />,
  );
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

test('other languages are named in their own script and marked with it', () => {
  const html = render(
    <LanguageSwitch
      label="Language"
      choices={[
        { lang: 'en', name: 'English', href: '/', current: true },
        { lang: 'hi', name: 'हिन्दी', href: '/?lang=hi' },
      ]}
    />,
  );
  expect(html).toContain('lang="hi"');
  expect(html).not.toContain('English');
});

test('the skip link comes first and leads to the content', () => {
  const html = render(<PageShell skipLabel="Skip" header={<header />} footer={<footer />} />);
  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
  expect(html).toContain('<main id="content" tabindex="-1">');
});

test('a switch is a checkbox that a form can submit', () => {
  const html = render(<Switch id="sms" name="sms" label="SMS" onWord="On" offWord="Off" />);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*role="switch"/);
});

test('only an error toast interrupts', () => {
  expect(render(<Toast kind="error" message="Over" />)).toContain('role="alert"');
  expect(render(<Toast kind="success" message="Copied" />)).not.toContain('role=');
});

test('the progress bar is shown only while loading', () => {
  expect(render(<ProgressBar label="Loading" value={0} />)).toBe('');
  expect(render(<ProgressBar label="Loading" value={62} />)).toContain('value="62"');
});

test("the milestone shows the city's name, with long names squeezed to fit", () => {
  expect(render(<RoadScene city="Delhi" kind="car" />)).toContain('>Delhi</text>');
  const long = render(<RoadScene city="Thiruvananthapuram" kind="bus" />);
  expect(long).toContain('textLength="104"');
});
