import { composeCommand } from './cli/compose-command';
import { runCommand } from './cli/run-command';

process.exitCode = await runCommand(composeCommand, process.argv.slice(2), console.log, console.error);
