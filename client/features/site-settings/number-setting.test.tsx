// What may be typed in a numeric setting.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { siteSettingsTexts as texts } from '#shared/features/site-settings/texts.ts';
import { missingTexts, refused, show } from '../../testing/show.tsx';
import { NumberSetting } from './number-setting.tsx';

afterEach(() => sessionStorage.clear());

/** The number that is sent for a typed text. */
async function sentFor(typed: string): Promise<unknown> {
  const change = vi.fn<Api['siteSettings']['change']>();
  show(
    <NumberSetting name="adDurationDays" label="Så länge visas en annons" hint="" unit="dagar" value={30} />,
    {
      siteSettings: { change },
    },
  );
  fireEvent.change(screen.getByRole('textbox', { name: /Så länge/ }), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  return change.mock.calls[0]?.[0].adDurationDays;
}

test('a number is saved as it is typed, however long', async () => {
  expect(await sentFor(' 1000 ')).toBe(1000);
  expect(screen.getByRole('textbox', { name: /Så länge/ }).hasAttribute('maxlength')).toBe(false);
});

test.each(['0x9', '1e1', '12.', '12.5', ''])(
  '%j is not sent as a number, so that the server refuses it',
  async (typed) => {
    expect(await sentFor(typed)).toBeNaN();
  },
);

test('the message of a failed attempt is replaced by that of the next one', async () => {
  const change = vi
    .fn<Api['siteSettings']['change']>()
    .mockImplementationOnce(() =>
      refused('UNPROCESSABLE_CONTENT', 'Fel', { adDurationDays: 'För få dagar' }),
    );
  show(
    <NumberSetting name="adDurationDays" label="Så länge visas en annons" hint="" unit="dagar" value={30} />,
    { siteSettings: { change } },
  );
  const field = screen.getByRole('textbox', { name: /Så länge/ });
  const save = screen.getByRole('button', { name: 'Spara' });
  fireEvent.change(field, { target: { value: '1' } });
  fireEvent.click(save);
  expect(await missingTexts('För få dagar', texts.saveFailed)).toEqual([]);
  // The button is beside the field, above its error.
  expect(save.compareDocumentPosition(screen.getByText('För få dagar'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(save);
  expect(await missingTexts(texts.saved)).toEqual([]);
  expect(screen.queryByText(texts.saveFailed)).toBeNull();
});
