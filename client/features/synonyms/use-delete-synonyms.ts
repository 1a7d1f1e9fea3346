// Deletes one or several rows of synonyms after a question, and offers to undo it.
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { type DeleteEach, useDeleteEach } from '../../ui/table/use-delete-each.ts';

/** A row of the table, whose selection is by text. */
export type SynonymRow = Omit<Synonyms, 'id'> & { id: string };

export function useDeleteSynonyms(): DeleteEach<SynonymRow> {
  const { synonyms } = useApi();
  return useDeleteEach<SynonymRow>({
    nameOf,
    deleteOne: (id) => synonyms.delete.call({ id }),
    titleOf: (count) => (count === 1 ? 'Ta bort synonymerna?' : `Ta bort ${count} rader med synonymer?`),
    consequence: 'hittar då inte längre varandra.',
    deleted: synonymTexts.deleted,
    failed: synonymTexts.deleteFailed,
    queryKey: synonyms.key(),
  });
}

export function nameOf({ words }: SynonymRow): string {
  return words.join(', ');
}
