// Shows why a text could not be saved; for a missing birth year with a link to enter it.
import { paths } from '#shared/paths.ts';
import { errorMessageOf, fieldErrorsOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { FieldError } from '../../../ui/form/field.tsx';

/** @param fields names of the fields that show their own errors */
export function WriteError({ error, fields }: { error: unknown; fields: readonly string[] }) {
  const beside = fieldErrorsOf(error);
  if (!error || fields.some((field) => beside[field])) return null;
  return (
    <div role="alert">
      <FieldError>
        {errorMessageOf(error)}
        {beside['birthYear'] && (
          <>
            {'. '}
            <Anchor href={paths.profile} className="underline">
              Fyll i det i din profil
            </Anchor>
            {'. Din text finns kvar.'}
          </>
        )}
      </FieldError>
    </div>
  );
}
