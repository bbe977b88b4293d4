import * as z from 'zod';
import { issueTypes } from '../issue-types.ts';
import { leadFields } from '../lead-fields.ts';
import { evidenceFiles } from '../rules/evidence.ts';
import { type FieldName, type FieldRule, fieldRules } from '../rules/form-fields.ts';
import { browserAddresses } from './addresses.ts';
import { browserCall } from '#generator';
import { text } from './shapes.ts';

const done = z.object({
  res: z.literal(200).meta({ examples: [200] }),
  msg: z.string().meta({ examples: ['提交成功'] }),
});

const timestamp = z
  .int()
  .min(0)
  .meta({ description: 'Milliseconds since 1970 at the sender', examples: [1_780_000_000_000] });

/** Text with the rule of the form field, so that forms and calls accept the same values. */
function field(name: FieldName, error?: string) {
  const { min, max, pattern }: FieldRule = fieldRules[name];
  const sized = z.string().min(min).max(max);
  return pattern ? sized.regex(pattern, error === undefined ? undefined : { error }) : sized;
}

const mobile = field('mobile', 'expected a telephone number').meta({
  description: 'Chinese mobile number, or an international one that begins with +',
  examples: ['13800000000'],
});

const fileName = z
  .string()
  .regex(/^[^/\\\p{Cc}]{1,120}$/u, { error: 'expected a file name of at most 120 characters without slashes' })
  .meta({ description: 'Name of the file', examples: ['screenshot.png'] });

export const sendSmsCode = browserCall({
  ...browserAddresses.sendSmsCode,
  about: 'Sends a code of six digits to a telephone, valid for five minutes.',
  request: z.object({ mobile }),
  answer: done,
  limited: true,
});

export const createIllegalIssue = browserCall({
  ...browserAddresses.createIllegalIssue,
  about: 'Reports a violation. The telephone number is proved by the code sent to it.',
  request: z.object({
    type: z.enum(issueTypes).meta({ description: 'What is reported', examples: ['fraud'] }),
    target: field('target').meta({
      description: 'App, account or address where it was seen',
      examples: ['某某语聊 App，房间 10086'],
    }),
    description: field('description').meta({
      description: 'What happened',
      examples: ['房间里有人冒充客服，要求转账。'],
    }),
    files: z
      .array(fileName)
      .max(evidenceFiles)
      .optional()
      .meta({ description: 'Names of uploaded evidence, as the upload answered them' }),
    contactsName: field('contactsName')
      .optional()
      .meta({ examples: ['林女士'] }),
    mobile,
    code: field('code', 'expected six digits').meta({
      description: 'The code sent to the telephone',
      examples: ['246810'],
    }),
  }),
  answer: done.extend({
    data: z.object({
      number: text.meta({ description: 'Number of the report, for questions about it', examples: ['R20261122-7K3F'] }),
    }),
  }),
  limited: true,
});

export const uploadSurveyToken = browserCall({
  ...browserAddresses.uploadSurveyToken,
  about: 'Permission to upload one piece of evidence: the file is then sent as it is with POST to `url`, once.',
  request: z.object({ fileName, timestamp }),
  answer: z.object({
    res: z.literal(200).meta({ examples: [200] }),
    data: z.object({
      token: text.meta({ examples: ['b5f1c0de7a90e4d2c3f81a6b'] }),
      url: text.meta({
        description: 'Path to send the file to',
        examples: ['/api/v2/common/surveyUpload?token=b5f1c0de7a90e4d2c3f81a6b'],
      }),
      fileName: fileName.meta({
        description: 'Name that the report gives it',
        examples: ['mpq1sx6o-b5f1c0de-screenshot.png'],
      }),
      maxBytes: z
        .int()
        .min(1)
        .meta({ description: 'Bytes of the file at most', examples: [5_000_000] }),
    }),
  }),
  limited: true,
});

const entity = z.object({
  leadsName: field('leadsName').meta({ description: 'Company', examples: ['青禾云校'] }),
  mobile,
  contactsName: field('contactsName').meta({ description: 'Name of the person', examples: ['林女士'] }),
  remark: z
    .string()
    .max(fieldRules.remark.max)
    .optional()
    .meta({ examples: ['想了解互动白板的报价'] }),
  email: z
    .union([field('email', 'expected an e-mail address'), z.literal('')])
    .optional()
    .meta({ examples: ['lin@example.com'] }),
});

const leadField = z.object({
  fieldName: text.max(60).meta({ examples: ['source'] }),
  value: z
    .string()
    .max(500)
    .meta({ examples: ['官网'] }),
});
const named = Object.values(leadFields);

export const reportKejia = browserCall({
  ...browserAddresses.reportKejia,
  about: 'Hands a sales lead in from a form.',
  request: z.object({
    entity,
    field: z
      .array(leadField)
      .max(20)
      .refine(
        (fields) =>
          [leadFields.source, leadFields.origin].every((name) => fields.some((one) => one.fieldName === name)),
        {
          error: `expected the fields ${leadFields.source} and ${leadFields.origin}`,
        },
      )
      .meta({
        description: `What else is known, by name: ${named.join(', ')}; ${leadFields.source} and ${leadFields.origin} are always there`,
        examples: [
          [
            { fieldName: leadFields.source, value: '官网' },
            { fieldName: leadFields.origin, value: 'im' },
            { fieldName: leadFields.language, value: '中文站' },
          ],
        ],
      }),
    timestamp,
  }),
  answer: done,
  limited: true,
});
