import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All tables, as Vendure's `generateMigration` has written them for an empty database. After a change of entities or
 * custom fields, let it write the next one, and add it to the list.
 */
class Tables implements MigrationInterface {
  readonly name = 'Tables1795874223840';

  async up(runner: QueryRunner): Promise<void> {
    const file = new URL('../../migrations/1795874223840-tables.sql', import.meta.url);
    for (const statement of readFileSync(file, 'utf8').split(';\n').filter(Boolean)) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Restore a backup instead.');
  }
}

export const migrations = [Tables];
