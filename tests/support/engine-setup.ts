import { loadAllLexicons } from '@/engine/brief/lexicon-shelf';

await loadAllLexicons();
