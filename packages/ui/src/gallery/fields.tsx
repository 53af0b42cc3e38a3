import { CheckField } from '../check-field.tsx';
import { OtpField } from '../otp-field.tsx';
import { SelectField } from '../select-field.tsx';
import { Switch } from '../switch.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';

const CITIES = [
  { value: '10084', label: 'Delhi' },
  { value: '10001', label: 'Mumbai' },
];

export function Fields() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="card stack">
        <TextField id="name" name="name" label="Your name" autoComplete="name" />
        <TextField
          id="mobile"
          name="mobile"
          label="Mobile number"
          prefix="+91"
          inputMode="tel"
          hint="We send a code. No calls afterwards."
        />
        <TextField
          id="mail"
          name="mail"
          label="Email"
          defaultValue="asha@"
          error="Write the whole address, like name@example.in."
        />
        <SelectField
          id="city"
          name="city"
          label="City"
          options={CITIES}
          emptyLabel="Choose a city"
        />
        <TextAreaField id="what" name="what" label="What is wrong" hint="A sentence is enough." />
      </div>
      <div className="card stack">
        <OtpField id="code" name="code" label="Code from the message" hint="Sent to 98•••••210." />
        <OtpField
          id="code2"
          name="code2"
          label="Code"
          error="That is not the code. 4 tries left."
        />
        <div>
          <CheckField
            id="agree"
            name="agree"
            label="I read the terms"
            hint="Two pages, plain words."
          />
          <CheckField id="agreed" name="agreed" label="Ticked" defaultChecked />
          <CheckField id="must" name="must" label="Needed" error="Tick this to go on." />
          <CheckField id="od" name="cover" type="radio" label="Own damage" defaultChecked />
          <CheckField id="tp" name="cover" type="radio" label="Third party" />
        </div>
        <div>
          <Switch id="sms" name="sms" label="Reminders by SMS" onWord="On" offWord="Off" />
          <Switch
            id="push"
            name="push"
            label="Notifications"
            onWord="On"
            offWord="Off"
            defaultChecked
          />
        </div>
      </div>
    </div>
  );
}
