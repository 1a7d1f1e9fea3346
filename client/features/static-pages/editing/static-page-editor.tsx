// The sections of a static page for superadmins, and who has changed them.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditedStaticPage, NewStaticText } from '#shared/features/static-pages/contract.ts';
import { editableSectionsOf, mayRename, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { describeChange } from '../page-history.tsx';
import type { StaticPart } from '../static-parts.ts';
import { EditedSection } from './edited-section.tsx';

export interface StaticPageEditorProps {
  page: StaticPageName;
  stored: EditedStaticPage;
  parts: Readonly<Record<string, StaticPart>>;
}

export function StaticPageEditor({ page, stored, parts }: StaticPageEditorProps) {
  const { staticPages } = useApi();
  const queryClient = useQueryClient();
  const [restored, setRestored] = useState<string>();

  async function save(section: string, text: NewStaticText): Promise<EditedStaticPage> {
    try {
      const saved = await staticPages.save.call({ page, section, ...text });
      queryClient.setQueryData(staticPages.edit.queryKey({ input: { page } }), saved);
      return saved;
    } finally {
      // Also after a refusal: another superadmin may have changed the page.
      await queryClient.invalidateQueries({ queryKey: staticPages.key() });
    }
  }

  async function restore(section: string): Promise<void> {
    const { heading, content } = stored.texts[section] ?? { heading: '', content: '' };
    setRestored(section);
    try {
      const { version } = await save(section, {
        version: stored.version,
        heading: '',
        content: '',
        note: '',
      });
      const undo = () => void restoreText(section, { version, heading, content, note: '' });
      toast.success(staticPageTexts.restored, { undo });
    } catch (error) {
      toast.error(staticPageTexts.saveFailed, { description: errorMessageOf(error) });
    } finally {
      setRestored(undefined);
    }
  }

  async function restoreText(section: string, text: NewStaticText): Promise<void> {
    try {
      await save(section, text);
    } catch (error) {
      toast.error(staticPageTexts.saveFailed, { description: errorMessageOf(error) });
    }
  }

  return (
    <>
      <ul className="flex flex-col gap-4">
        {editableSectionsOf(page).map(({ id, heading }) => (
          <EditedSection
            key={`${page} ${id}`}
            id={`${page} ${id}`}
            heading={stored.texts[id]?.heading || heading}
            isQuestion={mayRename(page, id)}
            part={parts[id] ?? {}}
            text={stored.texts[id]}
            version={stored.version}
            isRestoring={restored === id}
            onSave={async (text) => {
              await save(id, text);
              toast.success(staticPageTexts.saved);
            }}
            onRestore={() => void restore(id)}
          />
        ))}
      </ul>
      <section className="mt-8">
        <h2 className="mb-2 text-lg">Historik</h2>
        {stored.changes.length === 0 && <p className="text-muted">Ingen har ändrat sidans texter.</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {stored.changes.map((change) => (
            <li key={change.changedAt + change.section} className="[overflow-wrap:anywhere]">
              {formatMinute(change.changedAt)}, {change.by}. {describeChange(page, change)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
