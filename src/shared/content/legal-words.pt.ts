import type { Translation } from '#shared/translation.ts'
import type * as translation from './legal-words.pt.ts'
import type * as original from './legal-words.ts'
import type { StoredFor } from './legal-words.ts'

export const units = {
  minute: { one: 'minuto', other: 'minutos' },
  hour: { one: 'hora', other: 'horas' },
  day: { one: 'dia', other: 'dias' },
} as const

export const storedColumns = ['O quê', 'Porquê', 'Durante quanto tempo'] as const
export const cookieColumns = ['Nome', 'Para que serve', 'Durante quanto tempo'] as const

export const cookiePurposes = {
  session: 'Mantém a sua sessão iniciada; renovado enquanto usa o sítio.',
  remember: 'Inicia de novo a sua sessão, se marcou «Manter sessão iniciada».',
  device:
    'Distingue um navegador que já iniciou sessão de desconhecidos que tentam adivinhar a sua palavra-passe.',
  pending: 'Entre a sua palavra-passe e o seu código.',
  passkey: 'Aquilo a que a sua chave de acesso tem de responder, enquanto a usa.',
  intended:
    'A página que queria antes de iniciar sessão, e o que nela tinha escrito num formulário que teve de esperar.',
  flash: 'O que a página seguinte tem de lhe dizer, uma única vez.',
  visitor:
    'Juntamente com o seguinte: a prova de que um formulário foi enviado a partir deste sítio.',
  'XSRF-TOKEN': 'A mesma prova, onde o script da página a pode ler.',
  'language-offer':
    'Regista que não pretende que lhe seja proposto outro idioma; definido quando o indica.',
  appearance: 'Claro, escuro ou como o seu sistema; definido quando escolhe.',
  last_method: 'Se iniciou sessão com palavra-passe ou chave de acesso, para lhe propor o mesmo.',
  sidebar_state: 'Se a barra lateral da conta está aberta; definido quando a recolhe.',
  stylesheet:
    'A folha de estilo que o seu navegador carregou, para que as páginas venham sem as suas regras.',
} as const

export const statisticsRow = (counts: string) => [
  'Estatísticas das páginas públicas: quantas vezes cada uma foi aberta num dia, a partir de que sítio e país, pesquisas sem resultado, transferências, e de que página e sobre que mercado vieram os pedidos. Para esse dia, um hash do seu endereço IP e do navegador com um valor aleatório, que diz quantas pessoas houve',
  'Ver o que é lido, sem cookies e sem saber por quem',
  `As contagens ${counts}; os hashes, e o valor sem o qual nada revelam, até uma hora depois do dia`,
]

export const storedRows = (d: StoredFor): string[][] => [
  [
    'Conta: nome, endereço de email, um hash da palavra-passe, o segundo fator se o configurou, das chaves de acesso a parte pública, o nome e as datas, a função de quem trabalha aqui',
    'Dar-lhe acesso, e a mais ninguém',
    'Até que elimine a conta',
  ],
  [
    'Sessões: endereço IP, navegador, país e cidade tal como a Cloudflare os indica, horas',
    `Mostrar-lhe quem tem sessão iniciada; no máximo ${d.maxSessions} por conta`,
    `${d.session} após a última utilização, ${d.sessionMax} ao todo`,
  ],
  ['Dispositivos memorizados: um hash do cookie', 'Iniciar de novo a sua sessão', d.remember],
  [
    'Ligações enviadas por email: um hash de cada uma',
    'Repor uma palavra-passe, ou recuperar um endereço depois de alterado',
    `${d.reset}, e ${d.emailUndo}`,
  ],
  [
    'Mensagens que nos são dirigidas: nome, endereço de email, empresa, serviço, mercado e produto em causa, o texto; as nossas respostas e notas, e um índice das palavras do conjunto',
    'Responder-lhe, e saber o que foi dito; uma cópia de cada mensagem chega à nossa caixa de correio',
    `${d.contactDays} dias na base de dados, a contar da última mensagem ou resposta; nunca antes de uma consulta ainda por realizar`,
  ],
  [
    'Respostas aos nossos emails: o texto, o remetente e os anexos que aceitamos',
    'Lê-las com o resto do pedido; em caso de dúvida sobre o remetente, um de nós decide primeiro',
    'Enquanto existirem as mensagens a que pertencem',
  ],
  [
    'Ficheiros que nos envia, e os nossos para si: o conteúdo, os nomes, quem os transferiu e quando',
    'Ler e entregar documentos com um pedido; ninguém além de nós e da pessoa do pedido os pode transferir',
    `Enquanto existirem as mensagens a que pertencem; os de uma conta até que seja eliminada; sem mensagem ${d.unattachedFile}`,
  ],
  [
    'Espaços em que lhe entregamos ficheiros: o seu endereço de email, quando abriu o espaço e que ficheiros transferiu; se o espaço tem condições, que as aceitou, com o seu nome, o seu endereço IP, a hora e o texto',
    'Deixar entrar quem foi convidado, e provar o que foi entregue a quem e em que condições',
    `${d.contactDays} dias após a última utilização do espaço. Eliminar a conta termina o acesso; a prova mantém-se`,
  ],
  [
    'Consultas: o horário, o assunto, o seu número de telefone se o indicou, o seu fuso horário, um hash da ligação do seu email',
    'Comparecer, e permitir-lhe alterar ou cancelar',
    `${d.bookingDays} dias após a data, ou enquanto existirem as mensagens a que pertencem, se for menos`,
  ],
  [
    'Membros da equipa que realizam consultas: horários e fuso horário, os períodos em que a respetiva agenda os dá como ocupados, o URL desta, cifrado, um hash da ligação para as suas consultas',
    'Propor horários em que estão livres, e mostrar-lhes as consultas na sua agenda',
    'Até que os retirem, ou que a conta seja eliminada; os períodos ocupados até nova leitura da agenda',
  ],
  [
    'Horários marcados sem conta e ainda não confirmados: nome, endereço de email, empresa, telefone, assunto, o seu fuso horário',
    'Reservar o horário até que use a ligação do nosso email',
    `${d.hold}; a página da sua ligação diz durante mais ${d.endedHold} como terminou`,
  ],
  [
    'Trabalho na nossa área interna: quem de nós fez o quê, em que mensagem e quando, nunca o texto; quem foi convidado a trabalhar aqui, pelo endereço de email',
    'Saber o que foi feito de uma mensagem, quem a tinha em mãos, e quem deu acesso a quem',
    d.deskLog,
  ],
  [
    'Textos por guardar dos nossos redatores, por autor',
    'Continuar a escrever em qualquer dispositivo',
    `${d.draft} após a última alteração; ou até que a conta seja eliminada`,
  ],
  [
    'Convites para trabalhar aqui: endereço de email, função, um hash da ligação',
    'Deixar entrar quem um responsável convidou, e mais ninguém',
    d.invitation,
  ],
  [
    'O boletim: o seu endereço de email',
    'Enviá-lo, depois de o confirmar',
    `Até que cancele a subscrição; sem confirmação ${d.newsletterConfirm}`,
  ],
  [
    'Endereços de que os nossos emails são devolvidos: o endereço, o código do sistema de correio, o dia',
    'Não enviar boletins nem alertas para onde ninguém os recebe',
    `Até que o bloqueio seja levantado, ${d.suppression} no máximo`,
  ],
  [
    'Alertas: os mercados que segue, a frequência, a ligação dos seus emails selada e em hash, e os alertas que lhe foram enviados',
    'Dar-lhe conta de novas regras e de dados alterados, uma só vez de cada',
    'Até que elimine a conta; os mercados até que os retire',
  ],
  [
    'Alertas sem conta: o seu endereço de email, e o mesmo que acima',
    'Dar-lhe conta de novas regras e de dados alterados nos mercados que segue, depois de o confirmar',
    `Até que os termine; sem confirmação ${d.followConfirm}. Uma conta com o endereço passa a tê-los`,
  ],
  [
    'Emails: os que aguardam envio, selados',
    'Não perder nenhum quando um servidor de correio falha',
    `O texto até ao envio; a data do envio, ou o texto que não pôde ser enviado, ${d.outbox}; o facto de uma resposta nunca ter chegado, enquanto existir a resposta`,
  ],
  [
    'Formulários que enviou: um hash com chave de cada um, e a nossa resposta, cifrada',
    'Não fazer nada duas vezes se um formulário for reenviado porque a nossa resposta se perdeu',
    d.submission,
  ],
  [
    'Contadores de formulários, inícios de sessão e tentativas, sob um hash com chave de um endereço ou conta',
    'Travar tentativas de intrusão e envios em massa',
    `${d.counters} no máximo`,
  ],
  [
    'Linhas de registo: o tipo de página, o resultado, o tempo; do que acontece a uma conta, o respetivo número, e um hash com chave do endereço IP',
    'Encontrar falhas e intrusões',
    'Enquanto a Cloudflare guardar os seus registos. Não contêm nomes, mensagens nem ligações que abram algo',
  ],
]

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
