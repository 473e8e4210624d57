import { useParams } from 'react-router-dom';
import { EditorFrame } from './editor-frame';
import { EditorProvider } from './editor-provider';
import { GreetingEditor } from './greeting-editor';

/** The editor of one project; without an id in the address, a greeting and a place to begin. */
export function EditorScreen() {
  const { projectId } = useParams();
  if (!projectId) return <GreetingEditor />;
  return (
    <EditorProvider key={projectId} projectId={projectId}>
      <EditorFrame />
    </EditorProvider>
  );
}
