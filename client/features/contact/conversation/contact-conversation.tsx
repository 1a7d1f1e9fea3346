// A message to the operator with its answers, as its sender reads and continues it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { type ContactConversation, text } from '#shared/features/contact/schemas.ts';
import { contactStatuses, contactTexts } from '#shared/features/contact/texts.ts';
import { formatDateTime, shortId } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSave } from '../../../core/use-save.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { PageHeading } from '../../../ui/layout/page.tsx';
import { useContentId } from '../../../core/drafts/use-content-id.ts';
import { EnclosedPictures } from '../enclosed-pictures.tsx';
import { WrittenText } from '../written-text.tsx';

export interface ContactConversationProps {
  id: string;
  /** The key in the link of a mail. */
  mailKey?: string | undefined;
}

export function ContactConversationView({ id, mailKey: key }: ContactConversationProps) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().contact.find.queryOptions({ input: { id, key } }),
  );
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
    return (
      <EmptyState
        level={1}
        title={contactTexts.notFound}
        action={<ButtonLink href={paths.contact}>Skriv till oss</ButtonLink>}
      >
        Öppna länken i mejlet igen, eller logga in med kontot som du skrev från.
      </EmptyState>
    );
  }
  if (data) return <Conversation conversation={data} mailKey={key} />;
  if (!error) {
    return (
      <Loading label="Hämtar meddelandet">
        <Skeleton className="mb-6 h-10 w-2/3" />
        <Skeleton className="h-48" />
      </Loading>
    );
  }
  return (
    <FailedState
      level={1}
      title={contactTexts.loadFailed}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {errorMessageOf(error)}
    </FailedState>
  );
}

interface ConversationProps {
  conversation: ContactConversation;
  mailKey: string | undefined;
}

function Conversation({ conversation, mailKey }: ConversationProps) {
  const { id, subject, status, message, createdAt, pictures, pictureCount, replies } = conversation;
  return (
    <>
      <PageHeading title={subject} actions={<Badge>{contactStatuses[status]}</Badge>}>
        {`Ditt meddelande ${shortId(id)}, skickat ${formatDateTime(createdAt)}`}
      </PageHeading>
      <ol className="flex flex-col gap-4">
        <WrittenText author="Du" at={createdAt} content={message}>
          <EnclosedPictures pictures={pictures} from="dig" />
          {pictures.length < pictureCount && (
            <p className="mt-3 text-sm text-muted">
              {pictureCount === 1 ? 'En bild' : `${pictureCount} bilder`} skickades med. Logga in för att se{' '}
              {pictureCount === 1 ? 'den' : 'dem'}.
            </p>
          )}
        </WrittenText>
        {replies.map((reply) => (
          <WrittenText
            key={reply.id}
            author={reply.isByStaff ? 'Baskettorget' : 'Du'}
            at={reply.createdAt}
            content={reply.content}
            isByStaff={reply.isByStaff}
          />
        ))}
      </ol>
      <ReplyForm id={id} mailKey={mailKey} />
    </>
  );
}

const Reply = z.object({
  content: text(contactTexts.replyMissing, MAX_CONTACT_MESSAGE_LENGTH, contactTexts.messageTooLong),
});
type Reply = z.infer<typeof Reply>;

function ReplyForm({ id, mailKey: key }: { id: string; mailKey: string | undefined }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { draft, setDraft, clearSent } = useTextDraft(`contact reply ${id}`);
  const replyId = useContentId();
  const { save, isSaving, errors, failure } = useSave<Reply, Reply>({
    schema: Reply,
    async send({ content }) {
      const read = await api.contact.reply.call({ id, key, replyId: replyId.of(content), content });
      queryClient.setQueryData(api.contact.find.queryKey({ input: { id, key } }), read);
    },
    failureOf: (error) => `${contactTexts.replyFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clearSent(draft);
      toast.success(contactTexts.replySent);
    },
  });
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-4"
      onSubmit={(event) => submitForm(event, () => save({ content: draft }))}
    >
      <TextAreaField
        label="Skriv mer"
        required
        error={errors['content']}
        rows={4}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
        value={draft}
        onChange={setDraft}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <div>
        <Button type="submit" variant="primary" busy={isSaving}>
          Skicka
        </Button>
      </div>
    </form>
  );
}
