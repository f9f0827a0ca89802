// Why a game could not be saved as a file, or a file not brought in, in words.
import { m } from '../../paraglide/messages.js';
import { Refused } from '../refused';
import { sentence } from '../shell/problem';

export function fileTrouble(error: unknown): string {
  if (error instanceof SyntaxError) return m.local_file_none();
  if (!(error instanceof Refused)) return sentence(error);
  switch (error.problem.code) {
    case 'malformed':
      return m.local_file_none();
    case 'old_client':
      return m.local_file_version();
    case 'stale':
      return m.local_file_other();
    case 'record':
    case 'options':
    case 'bad_name':
      return m.local_file_broken();
    default:
      return sentence(error);
  }
}
