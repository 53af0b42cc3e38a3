import { extraChannels, extraMessages } from '@pahiya/domain/messages/extra-channels';
import { ownFirstHours, ownLastHours } from '@pahiya/domain/messages/message-hours';
import { noticeChannels } from '@pahiya/domain/messages/ports';
import { reminderRhythms } from '@pahiya/domain/reminders/reminder-days';
import {
  followedKinds,
  reminderTopics,
  typedDayKinds,
} from '@pahiya/domain/reminders/reminder-item';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import * as calls from './reminder-calls.ts';

const topic = z.enum(reminderTopics);
const choices = z.object({
  channels: z
    .array(z.enum(noticeChannels))
    .max(4)
    .describe('Where reminders are sent; empty: they are only shown'),
  silent: z.array(topic).max(reminderTopics.length).describe('Topics that are switched off'),
  rhythm: z
    .enum(reminderRhythms)
    .default('each')
    .describe('weekly: one digest on Mondays instead of single messages'),
});

const extra = z.array(z.enum(extraChannels));
const message = z.enum(extraMessages);

const hours = z
  .object({
    first: z
      .int()
      .min(ownFirstHours[0])
      .max(ownFirstHours.at(-1) ?? 0),
    last: z
      .int()
      .min(ownLastHours[0])
      .max(ownLastHours.at(-1) ?? 0),
  })
  .describe('Messages come from the first to before the last hour, in India');

const board = z.object({
  hours,
  choices: choices.nullable().describe('Null until the person chose'),
  hasEmail: z.boolean(),
  hasWhatsApp: z.boolean().describe('Whether reminders can be sent there'),
  push: z.object({
    publicKey: z.string().describe('For the browser’s push subscription'),
    devices: z.int(),
  }),
  due: z.array(
    z.object({
      seriesId: z.uuid().nullable().describe('Null while no series is kept'),
      vehicleNumber: vehicleNumberOutput.describe('Empty: of the person'),
      display: z.string(),
      item: z.string().describe('The topic; with a colon, which one'),
      topic: z.enum([...reminderTopics, ...followedKinds]),
      dueOn: istDateSchema,
      daysLeft: z.int().describe('Negative once it is over'),
      source: z
        .object({ name: z.string(), at: instantSchema, sandbox: z.boolean() })
        .describe('Name: of the register, or `typed`, or `log`'),
      state: z.enum(['open', 'done', 'stopped']).nullable(),
      nextOn: istDateSchema.nullable().describe('Day of the next reminder'),
      page: z.string().nullable().describe('Its messages are switched there; null: here'),
    }),
  ),
  days: z
    .array(z.object({ topic, before: z.array(z.int()), after: z.array(z.int()) }))
    .describe('Days before and after a last day on which a topic is called to mind'),
  vehicles: z.array(z.object({ vehicleNumber: vehicleNumberOutput, display: z.string() })),
  typed: z.array(
    z.object({
      vehicleNumber: vehicleNumberOutput,
      kind: z.enum(typedDayKinds),
      beganOn: istDateSchema,
      tripsLeft: z.int().nullable(),
    }),
  ),
  balances: z.object({
    line: z.int().nullable().describe('Paise below which one is told of a balance; null: never'),
    lines: z.array(z.int()).describe('Those that can be chosen'),
    tags: z
      .array(
        z.object({
          vehicleNumber: vehicleNumberOutput,
          display: z.string(),
          balance: z.int(),
          source: z.object({ name: z.string(), at: instantSchema, sandbox: z.boolean() }),
          nextOn: istDateSchema.nullable(),
        }),
      )
      .describe('Last known balances'),
  }),
  extras: z
    .array(z.object({ message, offered: extra, chosen: extra }))
    .describe('Ways added to other messages that the person subscribed to'),
  sent: z
    .array(
      z.object({
        about: z.string(),
        items: z.array(topic),
        channel: z.enum(noticeChannels),
        state: z
          .enum(['pending', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'])
          .describe('unknown: it may have been sent'),
        at: instantSchema,
        isJoined: z.boolean().describe('In one message with another one'),
      }),
    )
    .describe('The last fifty messages of any subject, newest first'),
});
const example = {
  hours: { first: 8, last: 21 },
  choices: { channels: ['email' as const], silent: [], rhythm: 'each' as const },
  hasEmail: true,
  hasWhatsApp: false,
  push: { publicKey: 'BNc…', devices: 0 },
  due: [],
  days: [],
  vehicles: [],
  typed: [],
  balances: { line: null, lines: [10_000], tags: [] },
  extras: [],
  sent: [],
} satisfies z.input<typeof board>;

/** What of the caller's vehicles ends when, what is sent about it, and what was sent. */
export const readReminders = defineContract({
  call: calls.readReminders,
  tag: 'garage',
  who: 'user',
  summary: "Reminders of the caller's vehicles, and the messages sent",
  answer: board,
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Switches reminders on or off by channel and document. The act is the consent to them. */
export const chooseReminders = defineContract({
  call: calls.chooseReminders,
  tag: 'garage',
  who: 'user',
  summary: 'Choose reminders by channel and document',
  body: choices.extend({ hours: hours.optional() }),
  answer: board,
  refusals: ['auth/required', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example,
});

/** Answers a reminder: one's own by its id, or that of a message by its key, without sign-in. With a key it counts for
 * all documents of the message's vehicle; with that of a digest, all messages end. */
export const answerReminder = defineContract({
  call: calls.answerReminder,
  tag: 'garage',
  who: 'anyone',
  summary: 'Snooze, end or stop a reminder',
  body: z.object({
    act: z
      .enum(['snooze', 'done', 'stop'])
      .describe('snooze: again in three days; done: until the next document; stop: never again'),
    reminder: z.union([
      z.object({ seriesId: z.uuid() }),
      z.object({ key: z.string().max(200) }),
      z.object({ all: z.string().max(200).describe('Key of a digest; it can only stop') }),
    ]),
  }),
  answer: z.object({ isAnswered: z.literal(true) }),
  refusals: ['reminder/not-found', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example: { isAnswered: true },
});

/** Adds the device that the browser subscribed, or ends notifications on all devices. */
export const changePush = defineContract({
  call: calls.changePush,
  tag: 'garage',
  who: 'user',
  summary: 'Notifications on devices, on or off',
  body: z.discriminatedUnion('act', [
    z.object({
      act: z.literal('add'),
      endpoint: z.string().max(1000).describe('Of PushSubscription'),
      p256dh: z.string().max(100),
      auth: z.string().max(40),
    }),
    z.object({ act: z.literal('remove') }),
  ]),
  answer: board,
  refusals: ['auth/required', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example,
});

/** Keeps a day of a vehicle in the caller's garage that no register tells, or forgets it. */
export const typeReminderDay = defineContract({
  call: calls.typeReminderDay,
  tag: 'garage',
  who: 'user',
  summary: 'Keep or forget a day that the person knows',
  body: z.object({
    act: z.enum(['set', 'remove']),
    vehicleNumber: vehicleNumberInput,
    kind: z.enum(typedDayKinds),
    beganOn: istDateSchema.optional().describe('Issue or activation; with `set`'),
    tripsLeft: z.int().min(0).max(1000).optional().describe('Of a pass, as counted today'),
  }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [
    'auth/required',
    'garage/not-in-garage',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
    'vehicle/not-a-mark',
  ],
  example: { isSaved: true },
});

/** Chooses the amount below which the caller is told of the balance of their FASTags, which starts keeping what banks tell;
 * without one nothing is kept. Or forgets a balance. */
export const chooseBalance = defineContract({
  call: calls.chooseBalance,
  tag: 'garage',
  who: 'user',
  summary: 'Reminders of a low FASTag balance',
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('line'), line: z.int().nullable() }),
    z.object({ act: z.literal('forget'), vehicleNumber: vehicleNumberInput }),
  ]),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [
    'auth/required',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
    'vehicle/not-a-mark',
  ],
  example: { isSaved: true },
});

/** Adds notifications and WhatsApp to other messages that the caller subscribed to, in place of all chosen before. The
 * tick at WhatsApp is the consent to it. */
export const chooseExtras = defineContract({
  call: calls.chooseExtras,
  tag: 'garage',
  who: 'user',
  summary: 'Add notifications and WhatsApp to other messages',
  body: z.object({
    extras: z.array(z.object({ message, channels: extra.max(2) })).max(extraMessages.length),
  }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: ['auth/required', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example: { isSaved: true },
});
