// The draft of a reply of the support chat.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { storedDrafts } from '../../../testing/stored-drafts.ts';
import { ReplyDialog, type ReplyDialogProps } from './reply-dialog.tsx';

afterEach(() => sessionStorage.clear());

const stored = { keywords: ['domare'], text: 'Fråga din förening.', linkLabel: '', linkPath: '' };
const otherAdmin = { ...viewer, id: '00000000-0000-4000-8000-00000000000b' };
const onSave = async () => undefined;
const onClose = () => undefined;

function open(props: Partial<ReplyDialogProps> = {}, as = viewer) {
  return show(
    <ReplyDialog
      reply={stored}
      title="Redigera svar"
      takenKeywords={[]}
      onSave={onSave}
      onClose={onClose}
      {...props}
    />,
    {},
    { as },
  );
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a reply survives a reload, and can be discarded', () => {
  const page = open();
  type(/^Svar/, 'Skriv till oss.');
  type(/^Nyckelord/, 'domare, pipa');
  page.unmount();
  open();
  expect(field(/^Svar/)).toHaveProperty('value', 'Skriv till oss.');
  expect(field(/^Nyckelord/)).toHaveProperty('value', 'domare, pipa');
  press('Börja om');
  expect(field(/^Svar/)).toHaveProperty('value', 'Fråga din förening.');
  expect(storedDrafts()).toHaveLength(0);
});

test.each([
  ['another admin', {}, otherAdmin],
  ['the dialog of another reply', { reply: { ...stored, keywords: ['boll'] } }, viewer],
  ['the dialog of the reply as it was changed since', { reply: { ...stored, text: 'Fråga oss.' } }, viewer],
])('the draft is not restored for %s', (_name, props, as) => {
  const page = open();
  type(/^Svar/, 'Skriv till oss.');
  page.unmount();
  open(props, as);
  expect(field(/^Svar/)).not.toHaveProperty('value', 'Skriv till oss.');
  expect(screen.queryByText('Ditt utkast är återställt')).toBeNull();
});

test('the draft is deleted when the reply is saved', async () => {
  const onSaved = vi.fn<() => void>();
  const page = open({ onClose: onSaved });
  type(/^Svar/, 'Skriv till oss.');
  expect(storedDrafts()).toHaveLength(1);
  press('Spara');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  page.unmount();
  expect(storedDrafts()).toHaveLength(0);
});

/** Whose save is refused because another admin has added a reply with the keyword 'pipa'. */
function OutdatedEditor() {
  const [takenKeywords, setTaken] = useState<string[]>([]);
  const save = () => {
    setTaken(['pipa']);
    return refused('CONFLICT', chatTexts.changed);
  };
  return (
    <ReplyDialog
      reply={stored}
      title="Redigera svar"
      takenKeywords={takenKeywords}
      onSave={save}
      onClose={onClose}
    />
  );
}

test('a keyword that another admin has used meanwhile is named beside its field', async () => {
  show(<OutdatedEditor />);
  type(/^Nyckelord/, 'domare, Pipa');
  press('Spara');
  expect(await missingTexts(chatTexts.changed, chatTexts.keywordTaken)).toEqual([]);
  type(/^Nyckelord/, 'domare');
  expect(screen.queryByText(chatTexts.keywordTaken)).toBeNull();
});
