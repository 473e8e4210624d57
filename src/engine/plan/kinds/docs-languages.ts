import type { ContentItem } from '../content';
import { code } from './docs-subject';

/** A language that programs are written in: how a library of it is installed and first called. */
export type ProgramLanguage = {
  readonly words: RegExp;
  /** The file in which a project says what it needs. */
  readonly manifest: string;
  readonly snippets: (tool: string) => readonly ContentItem[];
  /** How a program written in it comes onto a computer. */
  readonly install: (tool: string) => string;
};

const added = 'Add it to your project.';
const small = 'Hand it something small.';
const defaults = 'Everything has a default.';
const under = (tool: string): string => tool.replaceAll('-', '_');
const pascal = (tool: string): string =>
  tool.replace(/(?:^|-)(\p{L})/gu, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '');

const language = (
  words: RegExp,
  manifest: string,
  name: string,
  lines: (tool: string) => {
    readonly install: string;
    readonly call: readonly string[];
    readonly options: readonly string[];
  },
  install: (tool: string) => string,
): ProgramLanguage => ({
  words,
  manifest,
  install,
  snippets: (tool) => {
    const told = lines(tool);
    return [
      code('Install', 'bash', added, told.install),
      code('First call', name, small, ...told.call),
      code('Options', name, defaults, ...told.options),
    ];
  },
});

/** The languages in which libraries are most often written. */
export const programLanguages: readonly ProgramLanguage[] = [
  language(/\brust\b|\bcrates?\b|\bcargo\b/iu, 'Cargo.toml', 'rust', (tool) => ({
    install: `cargo add ${tool}`,
    call: [`use ${under(tool)}::run;`, '', 'fn main() -> Result<(), Box<dyn std::error::Error>> {', '    println!("{}", run("hello")?);', '    Ok(())', '}'],
    options: [`let result = ${under(tool)}::Options::new()`, '    .limit(10)', '    .strict(true)', '    .run("hello")?;'],
  }), (tool) => `cargo install ${tool}`),
  language(/\bpython\b|\bdjango\b|\bflask\b|\bpandas\b|\bpypi\b|\bpip\b/iu, 'pyproject.toml', 'python', (tool) => ({
    install: `pip install ${tool}`,
    call: [`import ${under(tool)}`, '', `result = ${under(tool)}.run("hello")`, 'print(result)'],
    options: [`${under(tool)}.run("hello", limit=10, strict=True)`],
  }), (tool) => `pipx install ${tool}`),
  language(/\bGo\b(?!\s(?:to|for|back|and|the|live)\b)|\bgolang\b|\bgo\s(?:library|module|package|cli|sdk|client|framework|tool)\b/u, 'go.mod', 'go', (tool) => ({
    install: `go get example.com/${tool}`,
    call: [`import "example.com/${tool}"`, '', `result, err := ${tool.replaceAll('-', '')}.Run("hello")`, 'if err != nil {', '    log.Fatal(err)', '}', 'fmt.Println(result)'],
    options: [`result, err := ${tool.replaceAll('-', '')}.Run("hello",`, `    ${tool.replaceAll('-', '')}.WithLimit(10),`, `    ${tool.replaceAll('-', '')}.Strict(),`, ')'],
  }), (tool) => `go install example.com/${tool}@latest`),
  language(/\bphp\b|\blaravel\b|\bsymfony\b|\bcomposer package\b/iu, 'composer.json', 'php', (tool) => ({
    install: `composer require example/${tool}`,
    call: ['<?php', '', "require 'vendor/autoload.php';", '', `$${under(tool)} = new Example\\${pascal(tool)}();`, `echo $${under(tool)}->run('hello');`],
    options: [`$${under(tool)} = new Example\\${pascal(tool)}([`, "    'limit' => 10,", "    'strict' => true,", ']);'],
  }), (tool) => `composer global require example/${tool}`),
  language(/\bruby\b|\brails\b|\bgems?\b/iu, 'Gemfile', 'ruby', (tool) => ({
    install: `bundle add ${tool}`,
    call: [`require "${tool}"`, '', `puts ${pascal(tool)}.run("hello")`],
    options: [`${pascal(tool)}.run("hello", limit: 10, strict: true)`],
  }), (tool) => `gem install ${tool}`),
  language(/\belixir\b|\bphoenix\b|\bhex package\b/iu, 'mix.exs', 'elixir', (tool) => ({
    install: `mix igniter.install ${under(tool)}`,
    call: [`{:ok, result} = ${pascal(tool)}.run("hello")`, 'IO.puts(result)'],
    options: [`${pascal(tool)}.run("hello", limit: 10, strict: true)`],
  }), (tool) => `mix escript.install hex ${under(tool)}`),
  language(/\bkotlin\b/iu, 'build.gradle.kts', 'kotlin', (tool) => ({
    install: `implementation("com.example:${tool}:1.0")`,
    call: [`import com.example.${under(tool)}.run`, '', 'fun main() {', '    println(run("hello"))', '}'],
    options: ['val result = run("hello", limit = 10, strict = true)'],
  }), (tool) => `gradle :${tool}:installDist`),
  language(/\bjava\b|\bspring boot\b|\bmaven\b/iu, 'pom.xml', 'java', (tool) => ({
    install: `mvn dependency:get -Dartifact=com.example:${tool}:1.0`,
    call: [`import com.example.${pascal(tool)};`, '', `String result = ${pascal(tool)}.run("hello");`, 'System.out.println(result);'],
    options: [`${pascal(tool)}.builder()`, '    .limit(10)', '    .strict(true)', '    .build()', '    .run("hello");'],
  }), (tool) => `java -jar ${tool}.jar`),
  language(/\bswift\s(?:library|package|framework|sdk)\b|\bswiftui\b/iu, 'Package.swift', 'swift', (tool) => ({
    install: `swift package add-dependency https://example.com/${tool}.git --from 1.0.0`,
    call: [`import ${pascal(tool)}`, '', 'let result = try run("hello")', 'print(result)'],
    options: ['let result = try run("hello", limit: 10, strict: true)'],
  }), (tool) => `mint install example/${tool}`),
  language(/C#|\.NET\b|\bdotnet\b|\bnuget\b/iu, 'the project file', 'csharp', (tool) => ({
    install: `dotnet add package ${pascal(tool)}`,
    call: [`using ${pascal(tool)};`, '', 'var result = Runner.Run("hello");', 'Console.WriteLine(result);'],
    options: ['var result = Runner.Run("hello", limit: 10, strict: true);'],
  }), (tool) => `dotnet tool install --global ${tool}`),
  language(/\bjavascript\b|\btypescript\b|\bnpm\b|\bnode(?:\.js|js)?\b|\breact\b|\bvue\b|\bsvelte\b|\bdeno\b|\bJS\b|\bTS\b/iu, 'package.json', 'js', (tool) => ({
    install: `npm install ${tool}`,
    call: [`import { run } from '${tool}';`, '', "const result = await run('hello');", 'console.log(result);'],
    options: ["await run('hello', {", '  limit: 10,', '  strict: true,', '});'],
  }), (tool) => `npm install --global ${tool}`),
]; // prettier-ignore

/** The language that a prompt names; undefined where it names none. */
export const programLanguageOf = (prompt: string): ProgramLanguage | undefined =>
  programLanguages.find(({ words }) => words.test(prompt));
