import { makeDatabaseStore, makeMemoryStore } from '../support/router/router-store';
import { describePreviewRoutes } from './router-preview.contract';
import { describeRouter } from './router.contract';

describeRouter('rows in memory', makeMemoryStore);
describePreviewRoutes('rows in memory', makeMemoryStore);
describeRouter('the database', makeDatabaseStore);
describePreviewRoutes('the database', makeDatabaseStore);
