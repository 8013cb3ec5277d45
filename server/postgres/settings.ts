import { randomBytes } from "node:crypto";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, dataOf } from "./cluster.ts";
import { claimDirectory, writePrivateFile } from "./private-files.ts";

/** Writes the whole of postgresql.conf, which the server reads at its next start. */
export function writeSettings({ home, account, durability }: Cluster): void {
  const logDirectory = join(home, "log");
  claimDirectory({ path: logDirectory, account });
  const file = join(dataOf(home), "postgresql.conf");
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  writePrivateFile({ file: draft, text: settingsText({ logDirectory, durability }), account });
  renameSync(draft, file);
}

function settingsText(options: { logDirectory: string } & Pick<Cluster, "durability">): string {
  const { logDirectory, durability } = options;
  const isSafe = durability === "full" ? "on" : "off";
  return `# Written by the shop before each start of its database; changes made here are lost.
fsync = ${isSafe}
full_page_writes = ${isSafe}
synchronous_commit = ${isSafe}
max_connections = 100
shared_buffers = '128MB'
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
default_text_search_config = 'pg_catalog.english'
idle_in_transaction_session_timeout = '10s'
# What copies could not take yet is kept so far, then a new whole copy is made (docs/decisions/071).
max_slot_wal_keep_size = '2GB'
unix_socket_permissions = 0700

# A week of logs, one file per weekday; never the values that customers typed.
logging_collector = on
log_directory = '${logDirectory.replaceAll("\\", "/").replaceAll("'", "''")}'
log_filename = 'postgresql-%a.log'
log_rotation_age = '1d'
log_rotation_size = 0
log_truncate_on_rotation = on
log_file_mode = 0600
log_error_verbosity = terse
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
`;
}
