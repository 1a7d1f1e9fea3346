// The menu of a conversation: profile, report, block.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CircleUser from 'lucide-react/icons/circle-user';
import Flag from 'lucide-react/icons/flag';
import type { Counterpart } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { personPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isFinal } from '../../../core/failure.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export interface ConversationMenuProps {
  person: Counterpart;
  hasBlocked: boolean;
  onReport?: ((what: { kind: 'person'; id: string; name: string }) => void) | undefined;
}

export function ConversationMenu({ person, hasBlocked, onReport }: ConversationMenuProps) {
  const toggleBlock = useBlockChange(person, hasBlocked);
  return (
    <MenuButton
      label={`Mer om ${person.name}`}
      items={[
        { label: 'Visa profil', href: personPath(person.id), icon: <CircleUser size={20} /> },
        ...(onReport
          ? [
              {
                label: 'Rapportera',
                icon: <Flag size={20} />,
                onSelect: () => onReport({ kind: 'person', id: person.id, name: person.name }),
              },
            ]
          : []),
        hasBlocked
          ? {
              label: 'Ta bort blockeringen',
              icon: <Ban size={20} />,
              onSelect: toggleBlock,
              startsGroup: true,
            }
          : {
              label: 'Blockera',
              icon: <Ban size={20} />,
              onSelect: toggleBlock,
              danger: true,
              startsGroup: true,
            },
      ]}
    />
  );
}

function useBlockChange(person: Counterpart, hasBlocked: boolean): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation({
    mutationFn: (isBlocked: boolean) =>
      isBlocked ? api.messages.block.call({ id: person.id }) : api.messages.unblock.call({ id: person.id }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: api.messages.key() }),
  });
  const unblock = () =>
    mutateAsync(false).then(
      () => toast.success(messageTexts.unblocked),
      (error: unknown) => toast.error(messageTexts.unblockFailed, { description: errorMessageOf(error) }),
    );
  const block = () =>
    confirm({
      title: `Blockera ${person.name}?`,
      text: 'Ni kan inte längre skriva till varandra eller se varandras kontaktuppgifter. Personen får inget meddelande om det.',
      confirmLabel: 'Blockera',
      danger: true,
      onConfirm: async () => {
        await mutateAsync(true);
        toast.success(messageTexts.blocked, { undo: () => void unblock() });
      },
      describeFailure: (error) =>
        isFinal(error)
          ? errorMessageOf(error)
          : `${messageTexts.blockFailed} ${errorMessageOf(error, '')}`.trim(),
    });
  return () => void (hasBlocked ? unblock() : block());
}
