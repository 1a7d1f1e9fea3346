// The form of a new message in the dialog, and the states shown until the recipient is loaded.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { conversationPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { MessageForm } from '../../features/messages/sending/message-form.tsx';
import { BirthYearField } from '../../features/profiles/birth-year-field.tsx';
import { useMissingYear } from '../../features/profiles/missing-year.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface ContentProps {
  viewer: Viewer;
  /** Id of the ad or of the person. */
  id: string;
  onClose: () => void;
}

/** The conversation, loaded once each time the dialog opens: a later one must not replace the form in which the user is writing. */
export function useConversationAtOpening(personId: string) {
  const { messages } = useApi();
  return useQuery({
    queryKey: ['conversation at opening', personId],
    queryFn: () => messages.conversation.call({ id: personId }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function NewMessage(props: {
  viewer: Viewer;
  recipientId: string;
  recipientName: string;
  adId: string | null;
  subject: string;
  onClose: () => void;
}) {
  const { viewer, onClose, ...message } = props;
  const navigate = useNavigate();
  const year = useMissingYear(viewer);
  return (
    <MessageForm
      userId={viewer.id}
      {...message}
      renderYear={
        year.isMissing
          ? (error) => <BirthYearField value={year.typed} onChange={year.write} error={error} />
          : undefined
      }
      confirmYear={year.confirm}
      saveYear={year.save}
      onSent={(threadId) => {
        onClose();
        toast.success(messageTexts.sent, {
          action: {
            label: 'Öppna',
            onPress: () => void navigate({ href: conversationPath(message.recipientId, threadId) }),
          },
        });
      }}
    />
  );
}

export function NotLoaded(props: {
  error: Error | null;
  missingText: string | undefined;
  retry: () => unknown;
  isRetrying: boolean;
}): ReactNode {
  const { error, missingText, retry, isRetrying } = props;
  if (missingText) return <Notice tone="warning" title={missingText} />;
  if (error) {
    return (
      <FailedState title="Kunde inte öppna" level={3} onRetry={() => void retry()} isRetrying={isRetrying}>
        {errorMessageOf(error)}
      </FailedState>
    );
  }
  return (
    <Loading label="Laddar" className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}

export function LoadingForm() {
  return (
    <Loading label="Laddar" className="flex flex-col gap-4">
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}
