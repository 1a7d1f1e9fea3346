// What staff can do with a message: answer, resolve, assign it to themselves, and write a note. Source: spec 2 §2 Contact messages.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { NoteForm } from './note-form.tsx';
import { useContactChange } from './use-contact-change.ts';

export interface ContactActionsProps {
  message: StaffContactMessage;
  /** Called when a change starts that may remove the message from the list; the result is called when it is done. */
  onStart: () => () => void;
}

export function ContactActions({ message, onStart }: ContactActionsProps) {
  const { id, version, status, assignee, note, subject } = message;
  const viewerId = useViewer()?.id;
  const [open, setOpen] = useState<'answer' | 'note'>();
  const change = useContactChange();
  const isMine = assignee?.id === viewerId;
  const isPending = status === 'pending';
  const toggle = (part: 'answer' | 'note') => setOpen(open === part ? undefined : part);
  return (
    <>
      {(note || assignee) && (
        <div className="mt-4 rounded-md bg-sunken p-3 text-sm">
          {assignee && <p>Ansvarig: {assignee.name}</p>}
          {note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">Anteckning: {note}</p>}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          aria-expanded={open === 'answer'}
          aria-label={`Svara på ${subject}`}
          onClick={() => toggle('answer')}
        >
          Svara
        </Button>
        <Button
          busy={change.isChanging === 'status'}
          aria-label={`${isPending ? 'Markera som hanterad' : 'Markera som väntande'}: ${subject}`}
          onClick={() => void change.setStatus([message], isPending ? 'resolved' : 'pending', onStart())}
        >
          {isPending ? 'Markera som hanterad' : 'Markera som väntande'}
        </Button>
        <Button
          busy={change.isChanging === 'assignee'}
          aria-label={`${isMine ? 'Släpp' : 'Ta hand om'} ${subject}`}
          onClick={() => void change.assign({ id, version, isMine: !isMine })}
        >
          {isMine ? 'Släpp' : 'Ta hand om'}
        </Button>
        <Button
          variant="ghost"
          aria-expanded={open === 'note'}
          aria-label={`${note ? 'Ändra anteckningen' : 'Anteckning'} om ${subject}`}
          onClick={() => toggle('note')}
        >
          {note ? 'Ändra anteckningen' : 'Anteckning'}
        </Button>
      </div>
      {open === 'answer' && (
        <AnswerForm
          message={message}
          onStart={onStart}
          // The form is gone before the focus moves from its button.
          onSent={() => flushSync(() => setOpen(undefined))}
        />
      )}
      {open === 'note' && <NoteForm message={message} onSaved={() => setOpen(undefined)} />}
      <p className="sr-only" aria-live="polite">
        {change.isChanging ? contactTexts.saving : ''}
      </p>
    </>
  );
}
