// Writing to a seller: a visitor signs in first, and a sign-in on another page knows what was chosen.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { MessageProvider, type OpenMessage } from '../../../core/message-prompt.tsx';
import { type OpenSignIn, SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { show } from '../../../testing/show.tsx';
import { parseAdAction } from '../favorites/pending-ad-action.ts';
import { useContactSeller } from './contact-seller.ts';

const id = '00000000-0000-4000-8000-0000000000a1';

function Contact() {
  const contact = useContactSeller();
  return <button onClick={() => contact({ id })}>Skicka meddelande</button>;
}

test('a visitor signs in first, with the message as the pending action', () => {
  const openSignIn = vi.fn<OpenSignIn>();
  const openMessage = vi.fn<OpenMessage>();
  show(
    <SignInProvider value={openSignIn}>
      <MessageProvider value={openMessage}>
        <Contact />
      </MessageProvider>
    </SignInProvider>,
    {},
    { as: null },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
  expect(openMessage).not.toHaveBeenCalled();
  const request = openSignIn.mock.calls[0]?.[0];
  expect(request?.sentence).toBe(signInFirst.sendMessage);
  expect(parseAdAction(request?.pendingAction ?? '')).toEqual({ action: 'contact', adId: id });
});
