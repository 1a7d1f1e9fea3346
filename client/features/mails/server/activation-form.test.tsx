// Entering the code of the test mail.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mailServerTexts as texts } from '#shared/features/mails/server/rules.ts';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { ActivationForm } from './activation-form.tsx';

test('a wrong code is refused beside its field, and the toast does not speak of the test mail', async () => {
  const candidate = {
    host: 'smtp.torget.se',
    port: 587,
    security: 'starttls',
    username: '',
    hasPassword: false,
    sender: 'hej@torget.se',
  } as const;
  show(<ActivationForm candidate={candidate} />, {
    mailServer: {
      activate: () => refused('UNPROCESSABLE_CONTENT', texts.codeWrong, { code: texts.codeWrong }),
    },
  });
  const code = screen.getByLabelText('Koden i testmejlet');
  fireEvent.change(code, { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Använd servern' }));
  expect(await missingTexts(texts.activationFailed)).toEqual([]);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(texts.testFailed)).toBeNull();
});
